// One memory with all that is known of it.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { number, time } from "../shared/time.js";
import { link, set } from "../shared/address.js";
import { failed, loading } from "../shared/states.js";
import { follow } from "./follow.js";
import { ownWords } from "../shared/own-words.js";
import { actions, labels, refocus } from "./memory-card.js";

const LABELS = [
  ["thread_id", "Thread"],
  ["agent_id", "Agent"],
  ["run_id", "Run"],
  ["actor_id", "Actor label"],
  ["role", "Role"],
];

const open = (id) =>
  el(
    "a",
    {
      class: "mono",
      href: link({ memory: id }),
      onclick: follow(() => set({ memory: id })),
    },
    userText(id, { max: 80 })
  );

const term = (name, ...value) => [el("dt", null, name), el("dd", null, value)];

// This view reads the memory alone, which the ledger counts like any other such read.
const retrieved = ({ retrievals: n }) =>
  `, ${n === 1 ? "once" : `${number(n)} times`} in all; opening it here counts too`;

function facts(memory) {
  const sources = memory.merged_from ?? [];
  return el(
    "dl",
    { class: "facts" },
    term("Id", el("span", { class: "mono" }, userText(memory.id, { max: 128 }))),
    term("Revision", `${number(memory.revision)}, at rev ${number(memory.rev)}`),
    memory.created_at === memory.recorded_at
      ? term("Created", time(memory.created_at))
      : [term("Created, as claimed", time(memory.created_at)), term("Recorded", time(memory.recorded_at))],
    term("Changed", time(memory.updated_at)),
    memory.last_accessed_at
      ? term("Last answered", time(memory.last_accessed_at), retrieved(memory))
      : term("Last answered", "never"),
    memory.purge_at ? term("Restorable until", time(memory.purge_at)) : null,
    memory.merged_into ? term("Merged into", open(memory.merged_into)) : null,
    sources.length
      ? term(
          "Merged from",
          el(
            "ul",
            { class: "plain" },
            sources.slice(0, 50).map((id) => el("li", null, open(id))),
            sources.length > 50
              ? el("li", { class: "muted" }, `and ${number(sources.length - 50)} more`)
              : null
          )
        )
      : null,
    LABELS.filter(([name]) => memory[name]).map(([name, said]) =>
      term(said, userText(memory[name], { max: 128 }))
    ),
    Object.keys(memory.metadata ?? {}).length
      ? term("Metadata", userText(JSON.stringify(memory.metadata, null, 2), { max: 2000 }))
      : null
  );
}

/** The view of one memory. */
export function single({ user, memory: id, act }) {
  const node = el(
    "section",
    { class: "card single", "aria-label": "Memory" },
    loading("Loading the memory", 5)
  );
  const draw = (memory) =>
    replace(
      node,
      el(
        "p",
        { class: "single-text" },
        memory.content === null
          ? el("span", { class: "muted" }, "The text was destroyed by a purge.")
          : userText(memory.content, { max: 4000 })
      ),
      memory.input ? ownWords(memory.input) : null,
      labels(memory),
      actions(memory, { user, act, again: () => load().then(() => refocus(node)), opened: true }),
      facts(memory)
    );
  async function load() {
    try {
      draw(await get(`/api/users/${encodeURIComponent(user)}/memories/${encodeURIComponent(id)}`));
    } catch (error) {
      replace(
        node,
        failed(
          error,
          load,
          error.status === 404 ? "There is no such memory" : "The memory could not be loaded"
        )
      );
    }
  }
  load();
  return node;
}
