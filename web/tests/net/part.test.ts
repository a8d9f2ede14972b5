import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import App from "../../src/app/App.svelte";
import { t } from "../../src/i18n/speak.svelte";
import { navigate } from "../../src/router.svelte";

vi.mock("../../src/study/Viewer.svelte", () => {
  throw new TypeError("this part is gone");
});

afterEach(() => vi.unstubAllGlobals());

it("a page that cannot be loaded is answered with a way to try again", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  vi.stubGlobal("scrollTo", () => undefined);
  navigate("/view");
  const app = mount(App, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("main button")?.textContent).toBe(t("retry"));
  });
  await unmount(app);
});
