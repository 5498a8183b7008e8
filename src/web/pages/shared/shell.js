// The frame around every page: mark, the pages, theme, who is signed in, and the way out.
import { session, sessionNow, signOut } from "./api.js";
import { arrived, el, replace, svg } from "./dom.js";
import { busy } from "./dialog.js";
import { failed } from "./states.js";
import "./theme.js";

const PAGES = [
  ["workflows", "Workflows"],
  ["audit", "Audit"],
  ["ledger", "Ledger"],
  ["memories", "Memories"],
  ["keys", "Keys"],
];
const THEMES = { system: "light", light: "dark", dark: "system" };
const DRAWINGS = {
  system: "M3 4.5h14v9H3zM7 17h6M10 13.5V17",
  light:
    "M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2" +
    "M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4",
  dark: "M16.5 12.5A7 7 0 0 1 7.5 3.5a7 7 0 1 0 9 9z",
};

function keepTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("memledger-theme", theme);
  } catch {
    // storage may be forbidden: the choice holds for this page then
  }
}

/** The button that goes through light, dark and the system's own. */
export function themeSwitch() {
  const button = el("button", { type: "button", class: "button-quiet theme-switch" });
  const draw = () => {
    const now = document.documentElement.dataset.theme ?? "system";
    const label = `Theme: ${now}. Change to ${THEMES[now]}.`;
    button.setAttribute("aria-label", label);
    button.title = label;
    replace(
      button,
      svg(
        "svg",
        { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" },
        svg("path", { d: DRAWINGS[now] }),
      ),
    );
  };
  button.addEventListener("click", () => {
    keepTheme(THEMES[document.documentElement.dataset.theme ?? "system"]);
    draw();
  });
  draw();
  return button;
}

const mark = () =>
  el(
    "a",
    { class: "mark", href: "/admin/workflows", "aria-label": "Memory Ledger" },
    el("img", { src: "/admin/assets/shared/icon.svg", alt: "", width: 26, height: 26 }),
    el("span", { class: "mark-name" }, "Memory Ledger"),
  );

const nav = (page) =>
  el(
    "nav",
    { class: "shell-nav", "aria-label": "Pages" },
    PAGES.map(([name, label]) =>
      el("a", { href: `/admin/${name}`, "aria-current": name === page ? "page" : null }, label),
    ),
  );

function account(who) {
  const out = el("button", { type: "button", class: "button button-small" }, "Sign out");
  out.addEventListener("click", () => busy(out, "Signing out…", signOut));
  return el(
    "div",
    { class: "account" },
    el(
      "div",
      { class: "account-who" },
      el(
        "a",
        { class: "account-email", href: "/admin/account", title: `${who.email}: your sessions and password` },
        who.email ?? "Signed in",
      ),
      el("span", { class: "account-role" }, who.role === "auditor" ? "auditor, read-only" : who.role),
    ),
    themeSwitch(),
    out,
  );
}

const place = (selector, build) => {
  const found = document.querySelector(selector);
  if (found) return found;
  const node = build();
  document.body.append(node);
  return node;
};

// The browser may keep a whole page and show it again on "back", also to whoever comes after a sign-out. So
// it is covered as it is left, and uncovered once it is known to be the same person's again.
function coverWhenLeft(person) {
  const cover = (on) => (document.documentElement.style.visibility = on ? "hidden" : "");
  addEventListener("pagehide", (event) => event.persisted && cover(true));
  addEventListener("pageshow", async (event) => {
    if (!event.persisted) return;
    cover(true);
    const isSame = async () => person() && (await sessionNow()).same;
    if (await isSame().catch(() => false)) cover(false);
    else location.reload();
  });
}

/**
 * Builds the frame in the page's static one and answers its main part, emptied but for the h1, and the
 * session.
 */
export async function shell({ page, title, lead = null }) {
  arrived();
  place(".skip-link", () => el("a", { class: "skip-link", href: "#main" }, "Skip to the content"));
  const header = place(".shell-header", () => el("header", { class: "shell-header" }));
  const main = place("#main", () => el("main", { id: "main" }));
  main.classList.add("shell-main");
  main.tabIndex = -1;
  document.title = `${title} · Memory Ledger`;
  const frame = (end) => replace(header, el("div", { class: "shell-bar" }, mark(), nav(page), end));
  frame(el("div", { class: "account" }));
  const heading = () =>
    el("div", { class: "page-head" }, el("h1", null, title), lead ? el("p", { class: "muted" }, lead) : null);
  let who;
  coverWhenLeft(() => who);
  try {
    who = await session();
  } catch (error) {
    replace(
      main,
      heading(),
      failed(error, () => location.reload(), "Your session could not be read"),
    );
    throw error;
  }
  frame(account(who));
  replace(main, heading());
  return { main, session: who };
}
