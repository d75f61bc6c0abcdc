import help from "@locale/en/help.ftl?raw";

export default [help];
