// What an admin may do to memories. Each act asks, writes, and then shows the event that it became.
import { del, get, patch, post } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { notice, toast } from "../shared/dialog.js";
import { guarded, isActive, quote, quoted } from "./clash.js";
import { differing, fields } from "./fields.js";
import { idempotency } from "../shared/idempotency.js";
import { fitting } from "./limits.js";
import { IDLE, labels } from "./memory-card.js";
import { merging } from "./merging.js";
import { purgeForm, reasonForm } from "./purge-form.js";
import { removeForm } from "./remove-form.js";
import { sheet } from "../shared/sheet.js";

const RESTORE_FIRST =
  "Restore it first: in another tab, and then save here again, or cancel and choose Restore…, " +
  "which discards what you wrote here.";

const isRestorable = ({ state }) => !["active", "purged"].includes(state);

const afterRestore = ({ state }) =>
  state === "merged"
    ? "It was merged into another memory, which stays as it is, so two memories may then say the same."
    : "It is active again, and searches find it.";

// The text itself stands in the form already.
const above = (now, advice) => [
  el("p", null, "It now says what is shown above."),
  labels(now),
  el("p", null, advice),
];

/**
 * The acts create, edit, remove, restore, purge, replaceReason and merge. Each resolves to what it wrote, or to what another has changed
 * meanwhile, or to null where all is as it was.
 */
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

  // A dialog about one memory. Where the reader steps back from one that has changed meanwhile, that one is answered
  // all the same, so that the view shows it.
  async function about(memory, how, dialog) {
    const { written, from } = await guarded(memory, { read: () => get(at(memory)), ...dialog });
    if (written && written.revision !== from.revision) return done(written, how);
    if (written) toast("Nothing would change, so nothing was written.");
    if (from !== memory) onWritten(); // how many are in which state may be told anew
    return written ?? (from === memory ? null : from);
  }

  function edit(memory) {
    const form = fields(memory);
    const headers = idempotency();
    const takeOver = (now) =>
      el(
        "button",
        { type: "button", class: "button-link", onclick: () => form.fill(now) },
        "take over its present text"
      );
    return about(memory, "edit", {
      title: "Edit memory",
      body: form.node,
      action: "Save",
      fits: isActive,
      send: async (from, guards) => {
        const body = fitting(differing(form.values(), from));
        if (!Object.keys(body).length) return from;
        return patch(at(memory), body, { ...headers(body), ...guards });
      },
      // Both are shown, and the reader decides which of them stands. What the reader left alone follows the other's
      // change, which a save would take back otherwise.
      follow: (now, before) => form.fill({ ...now, ...differing(form.values(), before) }),
      advice: (now) => [
        el("p", null, "It says now:"),
        quote(now, 1200),
        labels(now),
        isActive(now)
          ? el("p", null, "Save again to overwrite it with your changes, or ", takeOver(now), ".")
          : el("p", null, `${IDLE[now.state]}, and can't be changed. `, isRestorable(now) ? RESTORE_FIRST : null),
      ],
      // What was taken over from another's change is nothing of one's own to be lost.
      unsaved: (from) => Object.keys(differing(form.values(), from)).length > 0,
    });
  }

  function remove(memory) {
    const form = removeForm(memory);
    const headers = idempotency();
    return about(memory, "remove", {
      title: "Delete memory",
      body: form.node,
      action: "Delete",
      danger: true,
      fits: isActive,
      send: (_, guards) => {
        const how = fitting(form.values());
        return del(at(memory), how, { ...headers(how), ...guards });
      },
      follow: form.follow,
      advice: (now) =>
        above(
          now,
          isActive(now)
            ? "Delete it again if you still want to."
            : `${IDLE[now.state]} already: there is nothing to delete.`
        ),
    });
  }

  /** A purge, or another one of a memory whose text is gone already. */
  function destroy(memory, form, look) {
    const headers = idempotency();
    let held = [];
    return about(memory, "purge", {
      ...look,
      body: form.node,
      danger: true,
      send: async (_, guards) => {
        const { body, params } = form.values();
        const { still_held_by: holders, ...now } = await post(`${at(memory)}/purge`, body, params, {
          ...headers({ body, params }),
          ...guards,
        });
        held = holders ?? [];
        return now;
      },
      follow: form.follow,
      advice: (now) =>
        above(
          now,
          now.state === "purged"
            ? "Its text is already destroyed."
            : "Purge it again if you still want to.",
        ),
    }).then(async (now) => {
      if (held.length) {
        await notice({
          title: "Other memories may still have its text",
          body: el(
            "ul",
            {},
            held.map(({ id, state }) => el("li", {}, el("span", { class: "mono" }, id), `, ${state}`)),
          ),
        });
      }
      return now;
    });
  }

  const purge = (memory) =>
    destroy(memory, purgeForm(memory, { timeline: `/api/users/${encodeURIComponent(user)}/timeline` }), {
      title: "Purge this memory?",
      action: "Destroy for ever",
      fits: ({ state }) => state !== "purged",
    });

  const replaceReason = (memory) =>
    destroy(memory, reasonForm(), {
      title: "Replace the reason of its purge",
      action: "Destroy and replace",
      fits: ({ state }) => state === "purged",
    });

  function restore(memory) {
    const text = quoted(memory);
    const after = el("p", null, afterRestore(memory));
    const headers = idempotency();
    return about(memory, "restore", {
      title: "Restore this memory?",
      body: el("div", { class: "stack" }, text.node, after),
      action: "Restore",
      fits: isRestorable,
      send: (_, guards) => post(`${at(memory)}/restore`, null, null, { ...headers("restore"), ...guards }),
      follow: (now) => {
        text.follow(now);
        replace(after, isRestorable(now) ? afterRestore(now) : "");
      },
      advice: (now) =>
        above(
          now,
          isRestorable(now)
            ? "Restore it again if you still want to."
            : `${IDLE[now.state] ?? "It is active"} already: there is nothing to restore.`
        ),
    });
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
    const { written, from } = await merging(memories, { base, at });
    if (written) return done(written, "merge");
    if (from !== memories) onWritten();
    return from === memories ? null : from;
  }

  return {
    create,
    edit,
    remove,
    restore,
    purge,
    replaceReason,
    merge,
    allowed: session.role === "admin",
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
