import laboratory from "@locale/sv/laboratory.ftl?raw";

export default [laboratory];
