// What is remembered: the newest first, to be searched, and below it what is no longer used but not destroyed
// yet.
import { el } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { memoryCard } from "./memory.js";
import { growing, section } from "./section.js";
import { opened } from "./source.js";

const AT_ONCE = 20;

function searchForm(search) {
  const field = el("input", {
    class: "input",
    id: "search",
    type: "search",
    maxlength: 1000,
    autocomplete: "off",
  });
  return {
    text: () => field.value.trim(),
    node: el(
      "form",
      {
        class: "me-search",
        role: "search",
        onsubmit: (event) => {
          event.preventDefault();
          search();
        },
      },
      el("label", { for: field.id }, "Search for words"),
      el("div", { class: "me-search-line" }, field, el("button", { class: "button" }, "Search")),
    ),
  };
}

/** The part of the page; `changed` runs after something was corrected or deleted. */
export function memories(api, changed) {
  const form = searchForm(() => part.read());
  const after = async ({ list }) => {
    if (list) await part.read({ focus: true });
    changed();
  };
  const list = (label, from, params, none) =>
    growing({
      page: (cursor) => api.get(from, { ...params, limit: AT_ONCE, cursor }),
      item: (memory) => memoryCard(api, memory, { changed: after }),
      label,
      none,
    });
  const unused = () =>
    list("What is no longer used", "archive", {}, empty("Nothing", "Nothing that was deleted is left."));
  const part = section({
    id: "memories",
    title: "What is remembered",
    lead: "What your assistant noted from your conversations. It looks these up when they help.",
    head: form.node,
    fill: async () => {
      const text = form.text();
      const none = text
        ? empty("Nothing has these words", "Try fewer words, or other ones.")
        : empty(
            "Nothing is remembered yet",
            "What your assistant notes in your conversations is shown here.",
          );
      return [
        await list("What is remembered", "memories", { text }, none),
        text ? null : opened("Show what is no longer used, but not destroyed yet", unused),
      ];
    },
  });
  return part;
}
