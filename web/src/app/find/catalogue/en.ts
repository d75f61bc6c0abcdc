import find from "@locale/en/find.ftl?raw";

export default [find];
