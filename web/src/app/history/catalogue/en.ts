import history from "@locale/en/history.ftl?raw";

export default [history];
