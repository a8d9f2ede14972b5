import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLanguage } from "./i18n/speak.svelte";
import { followNetwork, noteSilence, onReturn } from "./net/reach.svelte";
import { followLinks } from "./router.svelte";
import { apply } from "./settings/current.svelte";
import "./ui/style.css";

apply();
followLinks();
followNetwork();

const target = document.body.querySelector<HTMLElement>("#app");
if (target) await start(target);

async function start(target: HTMLElement): Promise<void> {
  try {
    await followLanguage();
  } catch {
    // Without words for anything else; these are the same in three of the languages.
    target.textContent = "Skep: offline / офлайн";
    onReturn(() => location.reload());
    noteSilence();
    return;
  }
  mount(App, { target });
}
