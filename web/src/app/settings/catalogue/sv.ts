import settings from "@locale/sv/settings.ftl?raw";

export default [settings];
