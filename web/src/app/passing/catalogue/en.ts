import passing from "@locale/en/passing.ftl?raw";

export default [passing];
