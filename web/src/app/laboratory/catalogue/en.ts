import laboratory from "@locale/en/laboratory.ftl?raw";

export default [laboratory];
