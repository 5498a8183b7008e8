// Whose memories: a search over users by the beginning of their ids.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { ago, number } from "../shared/time.js";
import { link, onChange, params, set } from "../shared/address.js";
import { empty, failed, loading } from "../shared/states.js";
import { follow } from "./follow.js";

const LIMIT = 20;
const WAIT_MS = 180;

const chosen = (user) => ({ user, prefix: null });

function line(one) {
  return el(
    "li",
    null,
    el(
      "a",
      {
        class: "user-line",
        href: link(chosen(one.user_id)),
        onclick: follow(() => set(chosen(one.user_id))),
      },
      el("b", null, userText(one.user_id, { max: 128 })),
      el("span", { class: "muted" }, `${number(one.active)} active`),
      el("span", { class: "muted user-line-rev" }, `rev ${number(one.rev)}`),
      el("span", { class: "muted" }, "changed ", ago(one.last_at))
    )
  );
}

/** The card that finds a user; what is looked for stands in the address as "prefix". */
export function userPicker() {
  const input = el("input", {
    class: "input",
    type: "search",
    id: "user-prefix",
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "none",
    placeholder: "Beginning of the user's id",
    value: params().prefix ?? "",
  });
  const status = el("p", { class: "muted picker-status", role: "status" });
  const list = el("div", { class: "picker-list" }, loading("Loading users", 8));
  let asked = 0,
    timer = null,
    entered = false,
    items = [],
    next = null;

  const typed = () => input.value.trim();

  async function load(more = false) {
    const mine = ++asked;
    const prefix = params().prefix ?? "";
    try {
      const page = await get("/api/users", { prefix, limit: LIMIT, cursor: more ? next : null });
      if (mine !== asked) return;
      items = more ? [...items, ...page.items] : page.items;
      next = page.next_cursor;
      draw(prefix);
      if (entered) choose();
    } catch (error) {
      if (mine !== asked) return;
      status.textContent = "";
      replace(
        list,
        failed(error, () => load(more), "Users could not be loaded")
      );
    }
  }

  function draw(prefix) {
    status.textContent =
      items.length === 0
        ? "No user found"
        : number(items.length) + (next ? " shown, there are more" : items.length === 1 ? " user" : " users");
    if (!items.length) {
      return replace(
        list,
        prefix
          ? empty("No user id begins like this", "Capital letters count.")
          : empty(
              "There are no users yet",
              "A user appears here with the first memory that an agent writes."
            )
      );
    }
    replace(
      list,
      el("ul", { class: "user-list" }, items.map(line)),
      next
        ? el(
            "button",
            { type: "button", class: "button", dataset: { focus: "more-users" }, onclick: () => load(true) },
            "Show more"
          )
        : null
    );
  }

  function search() {
    clearTimeout(timer);
    timer = null;
    const before = params().prefix ?? "";
    set({ prefix: typed() }, { push: false });
    if (typed() === before && entered) load();
  }

  // Enter opens who was typed in full, or the only one that fits: once the list is that of what was typed.
  function choose() {
    entered = false;
    const [first] = items;
    if (first && (items.length === 1 || first.user_id === typed())) set(chosen(first.user_id));
  }

  input.addEventListener("input", () => {
    entered = false;
    clearTimeout(timer);
    timer = setTimeout(search, WAIT_MS);
  });
  let seen = params().prefix ?? "";
  const stop = onChange((now) => {
    if (!node.isConnected) {
      clearTimeout(timer);
      return stop();
    }
    const prefix = now.prefix ?? "";
    if (prefix === seen) return;
    seen = prefix;
    if (timer === null && typed() !== prefix) input.value = prefix;
    load();
  });
  load();
  const node = el(
    "section",
    { class: "card", "aria-labelledby": "picker-title" },
    el("h2", { id: "picker-title" }, "Whose memories?"),
    el(
      "form",
      {
        role: "search",
        class: "picker",
        onsubmit: (event) => {
          event.preventDefault();
          entered = true;
          search();
        },
      },
      el("label", { class: "visually-hidden", for: "user-prefix" }, "Beginning of the user's id"),
      input,
      status
    ),
    list
  );
  return node;
}
