// Whose memories: a search over users by the beginning of their ids.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { ago, number } from "../shared/time.js";
import { link } from "../shared/address.js";
import { empty, failed, loading } from "../shared/states.js";

const LIMIT = 20;
const WAIT_MS = 180;

function line(one, onChoose) {
  return el(
    "li",
    null,
    el(
      "a",
      {
        class: "user-line",
        href: link({ user: one.user_id }),
        onclick: (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(one.user_id);
        },
      },
      el("b", null, userText(one.user_id, { max: 128 })),
      el("span", { class: "muted" }, `${number(one.active)} active`),
      el("span", { class: "muted user-line-rev" }, `rev ${number(one.rev)}`),
      el("span", { class: "muted" }, "changed ", ago(one.last_at))
    )
  );
}

/** The card that finds a user. */
export function userPicker({ onChoose }) {
  const input = el("input", {
    class: "input",
    type: "search",
    id: "user-prefix",
    autocomplete: "off",
    spellcheck: "false",
    autocapitalize: "none",
    maxlength: 128,
    placeholder: "Beginning of the user's id",
  });
  const status = el("p", { class: "muted picker-status", role: "status" });
  const list = el("div", { class: "picker-list" }, loading("Loading users", 8));
  let asked = 0,
    timer = null,
    items = [],
    next = null;

  async function load(more = false) {
    const mine = ++asked;
    const prefix = input.value.trim();
    try {
      const page = await get("/api/users", { prefix, limit: LIMIT, cursor: more ? next : null });
      if (mine !== asked) return;
      items = more ? [...items, ...page.items] : page.items;
      next = page.next_cursor;
      draw(prefix);
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
          ? empty("No user begins like this", "Ids are compared letter by letter, capitals included.")
          : empty(
              "Nobody has memories yet",
              "A user appears here with the first memory that an agent writes."
            )
      );
    }
    replace(
      list,
      el(
        "ul",
        { class: "user-list" },
        items.map((one) => line(one, onChoose))
      ),
      next
        ? el(
            "button",
            { type: "button", class: "button", dataset: { focus: "more-users" }, onclick: () => load(true) },
            "Show more"
          )
        : null
    );
  }

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(load, WAIT_MS);
  });
  load();
  return el(
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
          if (items.length === 1 || items[0]?.user_id === input.value.trim()) onChoose(items[0].user_id);
        },
      },
      el("label", { class: "visually-hidden", for: "user-prefix" }, "Beginning of the user's id"),
      input,
      status
    ),
    list
  );
}
