// What holds for every page in every state: nothing that keeps people out, and nothing that sticks out.
import assert from "node:assert/strict";
import { axe, picture } from "./browser.mjs";

const GRAVE = ["serious", "critical"];
// What is asked of axe, and no more: paths to nodes and a second look at style sheets take most of its time.
const OPTIONS = { resultTypes: ["violations"], selectors: false, preload: false, iframes: false };

async function violations(page) {
  // By the debugger's way in, which is no script of the page: its policy stays in force.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: `window.axe || (() => {${axe.source}})(); 0` });
  await session.detach();
  const found = await page.evaluate((options) => window.axe.run(document, options), OPTIONS);
  return found.violations
    .filter((rule) => GRAVE.includes(rule.impact))
    .flatMap(({ impact, id, nodes }) =>
      nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 160)}\n${node.failureSummary}`),
    );
}

/** How far the page sticks out to the side, and what of it does. */
const sticking = () => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const out = [...document.querySelectorAll("body *")].filter(
    (node) => node.getBoundingClientRect().right > room + 1,
  );
  return out
    .slice(-5)
    .map((node) => `${node.tagName.toLowerCase()}.${node.className}`)
    .concat(`the page is ${document.documentElement.scrollWidth} wide and has room for ${room}`);
};

/** Looks at the page as it is now. */
export async function inspect(page, name) {
  await picture(page, name);
  const headings = await page.locator("h1").count();
  assert.deepEqual(
    { violations: await violations(page), sticking: await page.evaluate(sticking), headings },
    { violations: [], sticking: [], headings: 1 },
    name,
  );
}
