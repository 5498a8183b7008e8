// The pages on paper: dark on light whatever the theme, the colours that tell something, and nothing to press.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, visit } from "../browser.mjs";
import { begin, call, memory, once, over, remember } from "../ledger.mjs";

const USER = "printed";

const story = once(async () => {
  const made = [];
  for (const text of ["Has a garden", "Grows beans", "Had a cat"]) made.push(await remember(USER, text));
  await call("PATCH", memory(USER, made[1].id), { content: "Grows beans and peas", pinned: true });
  await call("DELETE", memory(USER, made[2].id));
  return (await over(await begin(USER))).run_id;
});

/** Each page with what tells something by its colour alone. */
const PAGES = {
  memories: [() => `/admin/memories?user=${USER}`, [".state-bar > span", ".state-key", ".tag-pinned"]],
  audit: [() => `/admin/audit?user=${USER}`, [".state-part", ".swatch", ".badge"]],
  moment: [() => `/admin/audit?user=${USER}&view=moment&rev=3`, [".rev-band > [class]", ".rev-legend .swatch"]],
  run: [(run) => `/admin/workflows?run=${run}`, [".pair-bar", ".rail-dot"]],
  workflows: [() => "/admin/workflows", [".pair-bar", ".section-runs .badge"]],
  ledger: [() => "/admin/ledger", [".lag-fill", ".chart-key, .bar-fill"]],
};

/** What of the page can be pressed and is to be seen. */
const pressed = () =>
  [...document.querySelectorAll("button:not(.sort, .button-link), .button, .shell-nav a, .skip-link")]
    .filter((node) => node.checkVisibility())
    .map((node) => node.outerHTML.slice(0, 120));

/** Texts that stand out too little from what is printed behind them, which is paper where nothing is. */
function faint() {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r, g, b] = rgba(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const { backgroundColor: colour, printColorAdjust } = getComputedStyle(at);
      if (printColorAdjust === "exact" && rgba(colour)[3] > 128) return light(colour);
    }
    return 1;
  };
  const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  return [...document.querySelectorAll("main *")]
    .filter((node) => hasText(node) && node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest("svg, option, .visually-hidden, .dots-off, [disabled]"))
    .map((node) => {
      const [a, b] = [light(getComputedStyle(node).color), ground(node)].sort((x, y) => y - x);
      return [node.outerHTML.slice(0, 120), Number(((a + 0.05) / (b + 0.05)).toFixed(2))];
    })
    .filter(([, contrast]) => contrast < 4.5);
}

/** How the colours that tell something come out: each must be there, and be printed. */
const colours = (selectors) =>
  selectors.map((selector) => {
    const node = document.querySelector(selector);
    if (!node) return `${selector} is not there`;
    const { printColorAdjust, backgroundColor } = getComputedStyle(node);
    return `${printColorAdjust}${backgroundColor === "rgba(0, 0, 0, 0)" ? ", without a colour" : ""}`;
  });

for (const [name, [path, selectors]] of Object.entries(PAGES)) {
  test(`${name} is printed so that it can be read`, async () => {
    const run = await story();
    await visit({}, async (page) => {
      await go(page, path(run));
      for (const theme of ["system", "dark"]) {
        await page.evaluate((chosen) => {
          if (chosen === "dark") document.documentElement.dataset.theme = chosen;
        }, theme);
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        await picture(page, `print-${name}-${theme}`);
        assert.deepEqual(await page.evaluate(faint), [], `${theme}: what is too faint`);
        assert.deepEqual(await page.evaluate(colours, selectors), selectors.map(() => "exact"), theme);
        assert.deepEqual(await page.evaluate(pressed), [], `${theme}: what can be pressed`);
      }
    });
  });
}
