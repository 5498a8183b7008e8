// Dialogs about memories that are there. What they send is for the memories as they are shown: where one is another
// by now, nothing is written, and the reader is told and asked again.
import { el, replace, userText } from "../shared/dom.js";
import { sheet } from "../shared/sheet.js";

/** What a memory says, as a quotation. */
export const quote = (memory, max = 240) =>
  el("blockquote", { class: "quote" }, userText(memory.content ?? "(erased)", { max }));

/** A quotation that can be brought up to what the memory says by now. */
export function quoted(memory) {
  const node = el("div", null, quote(memory));
  return { node, follow: (now) => replace(node, quote(now)) };
}

export const isActive = ({ state }) => state === "active";

/** Whether an error says that a memory is not what it was. */
export const isClash = ({ status, code }) => status === 412 || code === "state_conflict";

/** The header that lets a write through only while the memory is as it is shown. */
export const guard = ({ revision }) => ({ "If-Match": `"${revision}"` });

const head = (before, now) =>
  now.revision === before.revision
    ? null
    : el("b", null, `Changed meanwhile: it is at revision ${now.revision}, you started from ${before.revision}. `);

/**
 * A sheet about one memory. send(from, headers) writes for the memory as it was last seen; fits(now) is whether the
 * memory can still be acted on. Where it has changed, follow(now, before) brings the form up to it, and advice(now)
 * says what it is now and what can be done. Resolves to {written, from}: what send() answered, or null, and the
 * memory as it was last seen.
 */
export async function guarded(memory, { read, fits, send, follow, advice, unsaved, ...look }) {
  let from = memory;
  const rescue = async (error) => {
    if (!isClash(error)) return null;
    const before = from;
    from = await read();
    if (from.revision === before.revision && fits(from)) return null; // refused for something else
    follow(from, before);
    return el(
      "div",
      { class: "clash" },
      el("p", null, head(before, from), "Nothing was written."),
      advice(from)
    );
  };
  const written = await sheet({
    ...look,
    send: () => send(from, guard(from)),
    rescue,
    unsaved: unsaved && (() => unsaved(from)),
  });
  return { written, from };
}
