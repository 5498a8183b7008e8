// One memory as a card: what it says, its labels, and what may be done with it.
import { badge, el, replace, userText } from "../shared/dom.js";
import { ago, counted, number } from "../shared/time.js";
import { link, set } from "../shared/address.js";
import { follow } from "./follow.js";
import { relations } from "./relations.js";

const ONLY_ADMIN = "Only an admin may write; you are signed in read-only";
/** Why a memory in its state can't be acted on. */
export const IDLE = {
  merged: "It was merged away",
  purged: "Its texts are destroyed",
  archived: "It is archived",
  soft_deleted: "It is deleted",
};

const dots = (importance) =>
  el(
    "span",
    { class: "dots", title: `Importance ${importance} of 5` },
    el("span", { class: "visually-hidden" }, `Importance ${importance} of 5`),
    el(
      "span",
      { "aria-hidden": "true" },
      "●".repeat(importance),
      el("span", { class: "dots-off" }, "●".repeat(5 - importance))
    )
  );

const tag = (what, text) => el("li", { class: `tag tag-${what}`, title: what }, userText(text, { max: 40 }));

/** The labels of a memory as a line. */
export function labels(memory) {
  return el(
    "ul",
    { class: "tags", "aria-label": "Labels" },
    memory.state === "active" ? null : el("li", null, badge(memory.state)),
    memory.pinned ? el("li", { class: "tag tag-pinned" }, "Pinned") : null,
    memory.category ? tag("category", memory.category) : null,
    tag("bank", memory.bank),
    memory.kind === "semantic" ? null : tag("kind", memory.kind),
    (memory.topics ?? []).slice(0, 6).map((topic) => tag("topic", topic)),
    memory.topics?.length > 6
      ? el("li", { class: "muted" }, `+${counted(memory.topics.length - 6, "topic")}`)
      : null,
    el("li", null, dots(memory.importance)),
    el("li", { class: "muted" }, "changed ", ago(memory.updated_at)),
    el("li", { class: "muted" }, `revision ${number(memory.revision)}`)
  );
}

const toMemory = (id, text) =>
  el(
    "a",
    {
      href: link({ memory: id }),
      onclick: follow(() => set({ memory: id })),
    },
    text
  );

/** The line of actions; again(memory) hears what it is afterwards. */
export function actions(memory, { user, act, again, opened }) {
  const button = (label, key, run, forbidden, danger = false) =>
    el(
      "button",
      {
        type: "button",
        class: `button button-small${danger ? " button-quiet" : ""}`,
        disabled: Boolean(forbidden),
        title: forbidden || null,
        dataset: { focus: `${key}-${memory.id}` },
        onclick: async () => {
          const now = await run(memory);
          if (now) again(now);
        },
      },
      label
    );
  const readOnly = act.allowed ? "" : ONLY_ADMIN;
  const active = memory.state === "active";
  const place = el("div", { class: "card-more", hidden: true });
  const more = el(
    "button",
    {
      type: "button",
      class: "button button-small button-quiet",
      "aria-expanded": "false",
      onclick: () => {
        place.hidden = !place.hidden;
        more.setAttribute("aria-expanded", String(!place.hidden));
        if (!place.hidden) replace(place, relations({ user, memory, open: toMemory }));
      },
    },
    "Relations"
  );
  if (opened) queueMicrotask(() => more.click());
  const history = `/admin/audit?${new URLSearchParams({ user, view: "memory", memory: memory.id })}`;
  return [
    el(
      "div",
      { class: "row card-actions" },
      active ? button("Edit…", "edit", act.edit, readOnly) : null,
      active || memory.state === "purged" ? null : button("Restore…", "restore", act.restore, readOnly),
      active ? button("Delete…", "delete", act.remove, readOnly, true) : null,
      memory.state === "purged"
        ? button("Replace the reason…", "reason", act.replaceReason, readOnly, true)
        : button("Purge…", "purge", act.purge, readOnly, true),
      more,
      el("a", { class: "button button-small button-quiet", href: history }, "History"),
      opened ? null : el("span", { class: "card-open" }, toMemory(memory.id, "Details"))
    ),
    place,
  ];
}

/** Gives the focus to the first act that is left, where the one that had it is gone with what it did. */
export function refocus(node) {
  if (document.activeElement !== document.body) return;
  node.querySelector(".card-actions button:not([disabled])")?.focus({ preventScroll: true });
}

/** A card; `check` is a node to select it with. It redraws itself after an act. */
export function memoryCard(memory, { user, act, check = null, onNow = () => {} }) {
  const node = el("li", { class: "memory", dataset: { memory: memory.id } });
  const draw = (now) => {
    const active = now.state === "active";
    node.classList.toggle("memory-idle", !active);
    const why = active ? null : IDLE[now.state];
    if (check && !active) check.checked = false;
    replace(
      node,
      check && active ? el("span", { class: "memory-check" }, check) : null,
      el(
        "div",
        { class: "memory-body" },
        el(
          "p",
          { class: "memory-text" },
          now.content === null
            ? el("span", { class: "muted" }, "The text was destroyed by a purge.")
            : userText(now.content, { max: 420 })
        ),
        why && now.merged_into
          ? el("p", { class: "muted" }, `${why}, into `, toMemory(now.merged_into, "another memory"), ".")
          : null,
        labels(now),
        actions(now, {
          user,
          act,
          again: (next) => {
            draw(next);
            refocus(node);
            onNow(next);
          },
        })
      )
    );
  };
  draw(memory);
  return node;
}
