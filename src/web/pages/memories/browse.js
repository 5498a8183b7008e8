// All memories of one user, newest first, narrowed by labels; some of them may be chosen and merged.
import { get } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { number } from "../shared/time.js";
import { onChange } from "../shared/address.js";
import { empty, failed, loading } from "../shared/states.js";
import { NAMES, chosenFilters, filterForm } from "./filters.js";
import { memoryCard } from "./memory-card.js";

const LIMIT = 50;

/** The view of all memories. */
export function browse({ user, act }) {
  const known = { category: new Set(), bank: new Set(), topic: new Set() };
  const { form, fill, suggest } = filterForm(known);
  const list = el("div", null);
  const picked = new Map();
  const latest = new Map(); // as they are now: an edit in place must not be merged as it was before
  const bar = el("div", { class: "merge-bar", role: "status", hidden: true });
  const path = `/api/users/${encodeURIComponent(user)}/memories`;
  let filters = null,
    asked = 0,
    next = null,
    shown = 0;
  const cards = el("ul", { class: "memory-list", "aria-label": "Memories, newest first" });
  const foot = el("div", { class: "row list-foot" });

  function drawBar() {
    bar.hidden = picked.size === 0;
    replace(
      bar,
      el("span", null, `${number(picked.size)} chosen`),
      el(
        "button",
        {
          type: "button",
          class: "button button-primary button-small",
          disabled: picked.size < 2,
          title: picked.size < 2 ? "Choose at least two" : null,
          dataset: { focus: "merge" },
          onclick: async () => {
            if (await act.merge([...picked.values()])) load();
          },
        },
        "Merge…"
      ),
      el(
        "button",
        {
          type: "button",
          class: "button-quiet button-small",
          onclick: () => {
            for (const box of cards.querySelectorAll("input:checked")) box.checked = false;
            picked.clear();
            drawBar();
          },
        },
        "Choose none"
      )
    );
  }

  function check(memory) {
    if (!act.allowed || memory.state !== "active") return null;
    return el("input", {
      type: "checkbox",
      "aria-label": `Choose: ${(memory.content ?? "").slice(0, 80)}`,
      onchange: (event) => {
        if (event.target.checked) picked.set(memory.id, latest.get(memory.id) ?? memory);
        else picked.delete(memory.id);
        drawBar();
      },
    });
  }

  function add(items) {
    for (const one of items) {
      if (one.category) known.category.add(one.category);
      known.bank.add(one.bank);
      one.topics.forEach((topic) => known.topic.add(topic));
      cards.append(
        memoryCard(one, {
          user,
          act,
          check: check(one),
          onNow: (now) => {
            latest.set(now.id, now);
            if (now.state !== "active") {
              picked.delete(now.id);
              drawBar();
            } else if (picked.has(now.id)) picked.set(now.id, now);
          },
        })
      );
    }
    suggest();
    shown += items.length;
    replace(
      foot,
      el(
        "span",
        { class: "muted", role: "status" },
        next ? `${number(shown)} shown` : `${number(shown)} in all`
      ),
      next
        ? el(
            "button",
            { type: "button", class: "button", dataset: { focus: "more" }, onclick: () => load(true) },
            `Show ${LIMIT} more`
          )
        : null
    );
  }

  async function load(more = false) {
    const mine = ++asked;
    if (!more) {
      picked.clear();
      latest.clear();
      drawBar();
      if (!cards.hasChildNodes()) replace(list, loading("Loading memories", 8));
    }
    list.setAttribute("aria-busy", "true");
    try {
      const page = await get(path, { ...filters, limit: LIMIT, cursor: more ? next : null });
      if (mine !== asked) return;
      next = page.next_cursor;
      if (!more) {
        cards.replaceChildren();
        shown = 0;
      }
      add(page.items);
      // A page may end before it found anything, where much had to be looked through.
      if (!shown && next) return load(true);
      if (shown) replace(list, cards, foot);
      else
        replace(
          list,
          NAMES.some((name) => filters[name])
            ? empty("Nothing matches these filters", "Clear one of them, or choose all states.")
            : empty("No active memories", "They may be archived or merged: choose another state.")
        );
    } catch (error) {
      if (mine === asked)
        replace(
          list,
          failed(error, () => load(more), "Memories could not be loaded")
        );
    }
    list.removeAttribute("aria-busy");
  }

  function follow() {
    const now = chosenFilters();
    if (JSON.stringify(now) === JSON.stringify(filters)) return;
    filters = now;
    fill(now);
    load();
  }

  const node = el("section", { class: "card", "aria-label": "All memories" }, form, bar, list);
  const stop = onChange(() => (node.isConnected ? follow() : stop()));
  const deaf = act.onWrite((_, how) => (node.isConnected ? how === "create" && load() : deaf()));
  queueMicrotask(follow);
  return node;
}
