import { mount } from "svelte";
import App from "./App.svelte";
import { followLanguage } from "./i18n/speak.svelte";
import { followLinks } from "./router.svelte";
import { apply } from "./settings/current.svelte";
import "./ui/style.css";

// A newer version was installed while this page was open: its parts have other names now.
addEventListener("vite:preloadError", () => location.reload());

apply();
followLinks();
await followLanguage();

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
