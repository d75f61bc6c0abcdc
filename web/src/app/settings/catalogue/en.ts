import settings from "@locale/en/settings.ftl?raw";

export default [settings];
