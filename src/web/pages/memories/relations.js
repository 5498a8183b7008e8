// Which memories belong with one memory, and how strongly.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { ago } from "../shared/time.js";
import { failed, loading } from "../shared/states.js";

const LIMIT = 20;

function edge(one, other, open) {
  const fill = el("span");
  fill.style.width = `${Math.round(100 * one.strength)}%`;
  const text = other
    ? userText(other.content ?? "(erased)", { max: 160 })
    : el("code", null, "a memory that can't be read");
  return el(
    "li",
    { class: "edge" },
    el(
      "span",
      { class: "edge-strength", title: `Strength ${one.strength}` },
      el("span", { class: "visually-hidden" }, `Strength ${one.strength}`),
      el("span", { "aria-hidden": "true", class: "edge-bar" }, fill)
    ),
    el(
      "span",
      null,
      other ? open(other.id, text) : text,
      el(
        "span",
        { class: "muted" },
        one.origin === "auto" ? " derived from the texts, " : " made by hand, ",
        ago(one.ts)
      )
    )
  );
}

/** The relations of a memory, loaded when they are asked for. */
export function relations({ user, memory, open }) {
  const node = el("div", { class: "relations" }, loading("Loading relations", 2));
  const base = `/api/users/${encodeURIComponent(user)}`;
  async function load() {
    try {
      const { items, next_cursor: more } = await get(`${base}/relations`, {
        memory_id: memory.id,
        limit: LIMIT,
      });
      const others = await Promise.all(
        items.map((one) => {
          const id = one.from_id === memory.id ? one.to_id : one.from_id;
          // A read of a single memory would count as a retrieval; its history doesn't, and has the text.
          return get(`${base}/memories/${encodeURIComponent(id)}/history`, { limit: 20 })
            .then((page) => ({
              id,
              content: page.items.find((event) => event.event !== "LINK" && event.new !== null)?.new ?? id,
            }))
            .catch(() => null);
        })
      );
      const idle = memory.state !== "active";
      replace(
        node,
        items.length
          ? [
              el(
                "ul",
                { class: "edges", "aria-label": "Relations, newest first" },
                items.map((one, at) => edge(one, others[at], open))
              ),
              more ? el("p", { class: "muted" }, `The newest ${LIMIT} are shown.`) : null,
            ]
          : el(
              "p",
              { class: "muted" },
              idle
                ? "Relations are shown while a memory is active."
                : "No relations. The ledger derives them a moment after a write, from similar texts."
            )
      );
    } catch (error) {
      replace(node, failed(error, load, "Relations could not be loaded"));
    }
  }
  load();
  return node;
}
