// One thing that is remembered: its text, when and from where it came, what changed, and what the person can do
// with it.
import { busy, confirm, toast } from "../shared/dialog.js";
import { el, replace, userText } from "../shared/dom.js";
import { idempotency } from "../shared/idempotency.js";
import { ownWords } from "../shared/own-words.js";
import { sheet } from "../shared/sheet.js";
import { isOutdated } from "./api.js";
import { change } from "./changes.js";
import { ofMemory, opened } from "./source.js";
import { onDay, quoted } from "./words.js";

const CHANGES = 50;
const path = ({ id }) => `memories/${encodeURIComponent(id)}`;
const name = ({ content }) =>
  el(
    "span",
    { class: "visually-hidden" },
    " ",
    Array.from(content ?? "")
      .slice(0, 60)
      .join(""),
  );

async function changes(api, memory) {
  const { items, next_cursor: more } = await api.get(`${path(memory)}/history`, { limit: CHANGES });
  return [
    el(
      "ul",
      { class: "me-list" },
      items.map((item) => el("li", null, change(item))),
    ),
    more ? el("p", { class: "muted" }, `These are the last ${CHANGES} changes.`) : null,
  ];
}

const FINAL =
  "Whoever runs the service can still bring it back. Only they can destroy the text for good: ask them for it.";

const sureToDelete = (memory) =>
  confirm({
    title: "Delete this?",
    body: el(
      "div",
      { class: "me-body" },
      el("p", null, quoted(memory.content)),
      el("p", null, `Your assistant stops using it at once. ${FINAL}`),
    ),
    action: "Delete",
    cancel: "Back",
    danger: true,
  });

/**
 * Asks for the right text. Answers {written, outdated}: the memory as it is then, or null; and whether another had
 * changed it meanwhile.
 */
async function correct(api, memory) {
  const field = el("textarea", {
    class: "input",
    id: "correct-content",
    name: "content",
    rows: 4,
    required: true,
    dir: "auto",
  });
  field.value = memory.content;
  const headers = idempotency();
  let outdated = false;
  const written = await sheet({
    title: "Correct this",
    body: el(
      "div",
      { class: "field" },
      el("label", { for: field.id }, "What is right"),
      field,
      el(
        "span",
        { class: "hint" },
        "Your assistant uses the new words from now on. The old ones stay under “What changed”.",
      ),
    ),
    action: "Save",
    send: async () => {
      const body = { content: field.value.trim() };
      if (body.content === memory.content) return memory;
      try {
        return await api.patch(path(memory), body, { ...headers(body), "If-Match": `"${memory.revision}"` });
      } catch (error) {
        outdated = isOutdated(error);
        throw error;
      }
    },
  });
  return { written, outdated };
}

function actions(api, memory, { shown, changed }) {
  const button = (label, act) => {
    const node = el("button", { type: "button", class: "button" }, label, name(memory));
    node.addEventListener("click", () => busy(node, "One moment…", act));
    return node;
  };
  const edit = async () => {
    const { written, outdated } = await correct(api, memory);
    if (!written && outdated) await changed({ list: true });
    if (!written || written.revision === memory.revision) return;
    toast("Saved. Your assistant uses the new words from now on.");
    shown(written);
    await changed({ list: false });
  };
  const remove = async () => {
    if (!(await sureToDelete(memory))) return;
    try {
      await api.del(path(memory), { mode: "soft" });
      toast("Deleted. Your assistant no longer uses it.");
    } catch (error) {
      if (!isOutdated(error)) throw error;
      toast(error.message, "bad");
    }
    await changed({ list: true });
  };
  return el("div", { class: "me-actions" }, button("Correct", edit), button("Delete", remove));
}

const isActive = ({ state }) => state === "active";

const STATES = {
  archived: () => "Deleted.",
  merged: () => "Combined with something else that is remembered.",
  soft_deleted: (memory) => ["Deleted. It can be brought back until ", onDay(memory.purge_at), "."],
  purged: () => "Destroyed for good.",
};

const dates = (memory) =>
  el(
    "p",
    { class: "muted" },
    "Remembered on ",
    onDay(memory.created_at),
    memory.revision > 1 ? [", last changed on ", onDay(memory.updated_at)] : null,
    ".",
    memory.pinned && isActive(memory) ? " Your assistant always has this at hand." : null,
  );

/** The card; `changed` runs after what it does. */
export function memoryCard(api, memory, { changed }) {
  const node = el("article", { class: "me-item", tabindex: "-1" });
  const shown = (now) => {
    replace(
      node,
      el("p", { class: "me-text" }, now.content === null ? "The text was destroyed." : userText(now.content)),
      isActive(now) ? null : el("p", null, STATES[now.state]?.(now)),
      dates(now),
      now.input ? ownWords(now.input) : null,
      ofMemory(api, now),
      opened(now.revision > 1 ? "What changed" : "Who noted this", () => changes(api, now)),
      isActive(now) ? actions(api, now, { shown: redraw, changed }) : null,
    );
  };
  // The button that had the focus goes with the old text.
  const redraw = (now) => {
    shown(now);
    node.focus();
  };
  shown(memory);
  return node;
}
