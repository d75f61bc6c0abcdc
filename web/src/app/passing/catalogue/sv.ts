import passing from "@locale/sv/passing.ftl?raw";

export default [passing];
