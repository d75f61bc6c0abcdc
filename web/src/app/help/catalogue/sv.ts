import help from "@locale/sv/help.ftl?raw";

export default [help];
