// What an admin may do to memories. Each act asks, writes, and then shows the event that it became.
import { del, get, patch, post } from "../shared/api.js";
import { el, userText } from "../shared/dom.js";
import { number } from "../shared/time.js";
import { confirm, toast } from "../shared/dialog.js";
import { differing, fields } from "./fields.js";
import { idempotency } from "./idempotency.js";
import { fitting } from "./limits.js";
import { labels } from "./memory-card.js";
import { mergeForm } from "./merge-form.js";
import { sheet } from "./sheet.js";

const quote = (memory, max = 240) =>
  el("blockquote", { class: "quote" }, userText(memory.content ?? "(erased)", { max }));

/** The acts create, edit, remove, restore and merge; each resolves to the memory as it is now, or null. */
export function writes({ user, session, log, onWritten }) {
  const base = `/api/users/${encodeURIComponent(user)}/memories`;
  const at = (memory) => `${base}/${encodeURIComponent(memory.id)}`;
  const listeners = new Set();

  async function done(memory, how) {
    if (!memory) return null;
    await log.show(memory);
    onWritten();
    listeners.forEach((listener) => listener(memory, how));
    return memory;
  }

  async function edit(memory) {
    let from = memory,
      wrote = false;
    const form = fields(memory);
    const headers = idempotency();
    // Somebody was first: both are shown, and the reader decides which of them stands. What the reader left
    // alone follows the other's change, which a save would take back otherwise.
    const rescue = async (error) => {
      if (error.status !== 412) return null;
      const before = from.revision;
      const now = await get(at(memory));
      form.fill({ ...now, ...differing(form.values(), from) });
      from = now;
      return el(
        "div",
        { class: "clash" },
        el(
          "p",
          null,
          el("b", null, `Changed meanwhile: it is at revision ${from.revision}, you began at ${before}.`),
          " Nothing was written. It says now:"
        ),
        quote(from, 1200),
        labels(from),
        el(
          "p",
          null,
          "Save again to put what you changed over it, or ",
          el(
            "button",
            { type: "button", class: "button-link", onclick: () => form.fill(from) },
            "take over what it says now"
          ),
          "."
        )
      );
    };
    const send = async () => {
      const body = fitting(differing(form.values(), from));
      if (!Object.keys(body).length) return from;
      const now = await patch(at(memory), body, { ...headers(body), "If-Match": `"${from.revision}"` });
      wrote = now.revision !== from.revision;
      return now;
    };
    // What was taken over from another's change is nothing of one's own to be lost.
    const unsaved = () => Object.keys(differing(form.values(), from)).length > 0;
    const now = await sheet({ title: "Edit memory", body: form.node, action: "Save", send, rescue, unsaved });
    if (now && !wrote) {
      toast("Nothing was changed, so nothing was written.");
      return now; // as it is by now, be it that somebody else has changed it
    }
    return done(now, "edit");
  }

  async function remove(memory) {
    const soft = el("input", { type: "radio", name: "mode", value: "soft" });
    const archive = el("input", { type: "radio", name: "mode", value: "archive", checked: true });
    const reason = el("input", { name: "reason", class: "input" });
    const body = el(
      "div",
      { class: "stack" },
      quote(memory),
      el(
        "fieldset",
        { class: "choices" },
        el("legend", null, "How"),
        el(
          "label",
          { class: "check" },
          archive,
          el("span", null, el("b", null, "Archive"), ", can be restored for ever")
        ),
        el(
          "label",
          { class: "check" },
          soft,
          el("span", null, el("b", null, "Soft delete"), ", can be restored until its time is over")
        )
      ),
      el("label", { class: "field" }, el("span", null, "Reason (kept with the event)"), reason)
    );
    const headers = idempotency();
    const send = () => {
      const how = fitting({ mode: soft.checked ? "soft" : "archive", reason: reason.value.trim() });
      return del(at(memory), how, headers(how));
    };
    return done(
      await sheet({ title: "Delete memory", body, action: "Delete", danger: true, send }),
      "remove"
    );
  }

  async function restore(memory) {
    const into =
      memory.state === "merged"
        ? "It was merged into another memory, which stays as it is: the same may then be said twice."
        : "It is active again and found by searches.";
    const sure = await confirm({
      title: "Restore this memory?",
      action: "Restore",
      body: el("div", { class: "stack" }, quote(memory), el("p", null, into)),
    });
    if (!sure) return null;
    try {
      return await done(await post(`${at(memory)}/restore`), "restore");
    } catch (error) {
      toast(error.detail ?? error.message, "bad");
      return null;
    }
  }

  async function create() {
    const form = fields();
    const headers = idempotency();
    const send = () => {
      const given = Object.entries(form.values()).filter(([, value]) => value !== null);
      const body = fitting(Object.fromEntries(given));
      return post(base, body, null, headers(body));
    };
    return done(await sheet({ title: "New memory", body: form.node, action: "Create", send }), "create");
  }

  async function merge(memories) {
    const form = mergeForm(memories);
    const headers = idempotency();
    const send = () => {
      const body = fitting(form.values());
      return post(`${base}/merge`, body, null, headers(body));
    };
    const title = `Merge ${number(memories.length)} memories into one`;
    return done(await sheet({ title, body: form.node, action: "Merge", send }), "merge");
  }

  return {
    create,
    edit,
    remove,
    restore,
    merge,
    allowed: session.role === "admin",
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
