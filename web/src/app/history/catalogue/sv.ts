import history from "@locale/sv/history.ftl?raw";

export default [history];
