// The API's own description, /openapi.json, as a page: every route under its tag, with a filter.
import { el, arrived, byId, replace } from "../shared/dom.js";
import { themeSwitch } from "../shared/shell.js";
import { failed, loading } from "../shared/states.js";
import { prose } from "./prose.js";
import { route } from "./route.js";

const DESCRIPTION = "/openapi.json";
const METHODS = ["get", "post", "put", "patch", "delete"];
const main = byId("main");

async function description() {
  const response = await fetch(DESCRIPTION, { credentials: "omit" });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}

/** Every operation with its address, in the order of the description. */
const operations = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => ({ path, method, ...methods[method] })),
  );

function group(api, tag, all, key) {
  const routes = all.filter(({ tags }) => tags?.includes(tag.name)).map((one) => route(api, one, key));
  const node = el(
    "section",
    { class: "tag", "aria-labelledby": `tag-${tag.name}` },
    el(
      "div",
      { class: "tag-head" },
      el("h2", { id: `tag-${tag.name}` }, tag.name),
      el("p", { class: "muted" }, tag.description),
    ),
    routes.map(({ node }) => node),
  );
  return { node, routes };
}

/** Shows the routes that have every word; answers how many they are. */
function filter(groups, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { node, routes } of groups) {
    let any = false;
    for (const one of routes) {
      const fits = words.every((word) => one.words.includes(word));
      one.node.hidden = !fits;
      any ||= fits;
      shown += fits ? 1 : 0;
    }
    node.hidden = !any;
  }
  return shown;
}

function controls(groups, total) {
  const count = el("span", { class: "muted", role: "status" }, `${total} routes`);
  const search = el("input", { type: "search", id: "filter", autocomplete: "off", spellcheck: "false" });
  search.addEventListener("input", () => {
    const shown = filter(groups(), search.value);
    count.textContent = shown === total ? `${total} routes` : `${shown} of ${total} routes`;
  });
  // In memory only: it is gone with the page, and no password manager is asked to keep it.
  const key = el("input", {
    type: "password",
    id: "key",
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "key-hint",
    "data-1p-ignore": true,
    "data-lpignore": "true",
  });
  const node = el(
    "div",
    { class: "card docs-controls" },
    el("div", { class: "field" }, el("label", { for: "filter" }, "Filter"), search, count),
    el(
      "div",
      { class: "field" },
      el("label", { for: "key" }, "API key"),
      key,
      el(
        "span",
        { class: "hint", id: "key-hint" },
        "To send requests from here. It is forgotten when you leave the page.",
      ),
    ),
  );
  return { node, key: () => key.value.trim() };
}

/** Opens the route that the address names, as a link from elsewhere does. */
function openNamed() {
  const named = byId(decodeURIComponent(location.hash.slice(1)));
  if (!named?.matches("details.route")) return;
  named.open = true;
  named.querySelector("summary").focus();
  named.scrollIntoView();
}

function show(api) {
  const all = operations(api);
  let groups = [];
  const { node, key } = controls(() => groups, all.length);
  groups = api.tags.map((tag) => group(api, tag, all, key));
  const intro = el(
    "div",
    { class: "docs-intro" },
    el("p", null, prose(api.info.description)),
    el(
      "p",
      null,
      "Version ",
      api.info.version,
      ". Programs read ",
      el("a", { href: DESCRIPTION }, DESCRIPTION),
      ".",
    ),
  );
  replace(
    main,
    el("div", { class: "page-head" }, el("h1", null, "API")),
    intro,
    node,
    groups.map(({ node }) => node),
  );
  openNamed();
  addEventListener("hashchange", openNamed);
}

async function start() {
  const heading = el("div", { class: "page-head" }, el("h1", null, "API"));
  replace(main, heading, el("div", { class: "card" }, loading("Reading the description")));
  try {
    show(await description());
  } catch (error) {
    replace(main, heading, failed(error, start, "The description could not be read"));
  }
}

arrived();
main.tabIndex = -1;
document.querySelector(".shell-bar").append(el("div", { class: "account" }, themeSwitch()));
start();
