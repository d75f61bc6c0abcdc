import find from "@locale/sv/find.ftl?raw";

export default [find];
