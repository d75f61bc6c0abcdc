const app = document.querySelector("#app");
if (!app) throw new Error("index.html has no #app element");
