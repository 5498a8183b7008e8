// The history of one memory: every change as a word diff, and how it stands now.
import { badge, el, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { set } from "../shared/address.js";
import { empty } from "../shared/states.js";
import { counted, number, time } from "../shared/time.js";
import { ownWords } from "../shared/own-words.js";
import { changeItem } from "./change.js";
import { link, view } from "./link.js";
import { region } from "./region.js";
import { path } from "./user.js";
import { memoryLink } from "./words.js";

const LIMIT = 50;

/** The history of the memory that the query names, or a field to name one. */
export function open({ user, query }) {
  const history = region("Reading the history", 8);
  const field = el("input", {
    class: "input",
    id: "memory-id",
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "01a2021e-…",
  });
  const form = el(
    "form",
    {
      class: "find-form",
      onsubmit: (event) => {
        event.preventDefault();
        set(view(user, "memory", { memory: field.value.trim() }));
      },
    },
    el("label", { class: "field find-field" }, el("span", {}, "Memory id"), field),
    el("button", { class: "button" }, "Show its history"),
  );
  let count = 0;

  function update({ memory, cursor }) {
    field.value = memory ?? "";
    history.show(
      async () => {
        if (!memory) {
          return empty(
            "Which memory?",
            "Choose one in the timeline or in a search, or paste its id above.",
            link(view(user, "timeline"), { class: "button" }, "To the timeline"),
          );
        }
        const page = await get(path(user, "memories", memory, "history"), { limit: LIMIT, cursor });
        count = page.items.length;
        // An auditor's look at the memory is nobody's use of it.
        const [newest, now] = cursor
          ? [null, null]
          : await Promise.all([newestOwn(user, memory, page), get(path(user, "memories", memory))]);
        return el(
          "div",
          { class: "stack" },
          newest ? standing(user, now, page, newest) : null,
          el(
            "ol",
            { class: "changes" },
            page.items.map((change) => changeItem(change, { user, inHistory: true })),
          ),
          pager(cursor, page.next_cursor),
        );
      },
      () => (memory ? `${counted(count, "change")} shown` : ""),
    );
  }

  update(query);
  return {
    node: el("section", { class: "card", "aria-label": "History of one memory" }, form, history.node),
    update,
  };
}

/**
 * The newest change of the memory itself. A relation tells nothing of the memory, and there may be more of them
 * than a page holds.
 */
async function newestOwn(user, memory, { items, next_cursor: more }) {
  const own = items.find((change) => change.event !== "LINK");
  if (own || !more) return own ?? null;
  const older = { limit: 500, cursor: more };
  return newestOwn(user, memory, await get(path(user, "memories", memory, "history"), older));
}

/** How the memory is now. */
function standing(user, now, { items: changes, next_cursor: more }, newest) {
  const { id: memory, content } = now;
  const sources = new Set(
    changes.flatMap((change) => (change.detail?.derived_from ?? []).map((source) => source.memory_id)),
  );
  sources.delete(memory);
  const into = newest.detail?.merged_into;
  return el(
    "div",
    { class: "standing" },
    el("div", { class: "row" }, badge(now.state), el("span", { class: "mono muted" }, memory)),
    content === null
      ? el("p", { class: "muted" }, "Its texts were destroyed. Its id, times and authors stay.")
      : el(
          "blockquote",
          { class: now.state === "active" ? "standing-text" : "standing-text standing-text-gone" },
          userText(content),
        ),
    now.input ? ownWords(now.input) : null,
    el(
      "dl",
      { class: "facts" },
      fact("Changes", more ? `more than ${number(changes.length)}` : number(changes.length)),
      now.created_at === now.recorded_at ? null : fact("Created, as claimed", time(now.created_at)),
      fact("Recorded", time(now.recorded_at)),
      fact("Last change", time(newest.ts)),
      sources.size ? fact("Made from", counted(sources.size, "memory", "memories")) : null,
      into ? fact("Went into", memoryLink(user, into)) : null,
      Object.keys(now.metadata).length
        ? fact("Metadata", userText(JSON.stringify(now.metadata), { max: 600 }))
        : null,
    ),
    el(
      "p",
      { class: "row" },
      link(view(user, "graph", { memory }), { class: "button" }, "Where it came from"),
      link(view(user, "access", { memory }), { class: "button" }, "Who requested it"),
      link(view(user, "timeline", { memory }), { class: "button" }, "In the timeline"),
    ),
  );
}

const fact = (label, value) => el("div", {}, el("dt", {}, label), el("dd", {}, value));

function pager(cursor, next) {
  if (!cursor && !next) return null;
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of the history" },
    cursor ? link({ cursor: null }, { class: "button", dataset: { focus: "newest" } }, "Newest") : null,
    next ? link({ cursor: next }, { class: "button", dataset: { focus: "older" } }, "Older") : null,
  );
}
