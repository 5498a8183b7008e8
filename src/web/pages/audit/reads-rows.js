// One row of the access log: who, by which way, which memories, and how it ended.
import { badge, el, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { counted, number, time } from "../shared/time.js";
import { link, view } from "./link.js";
import { memoryLink, shortId } from "./words.js";

/** How many memories a row names before it is opened. */
const FEW = 3;

/** The columns; those of everyone say also whose memories it was. */
export const columns = (user) =>
  [
    { key: "at", label: "When", cell: (row) => time(row.at) },
    { key: "actor", label: "Who", cell: who },
    { key: "role", label: "Role", cell: (row) => row.role },
    user ? null : { key: "user_id", label: "User", cell: whose },
    { key: "route", label: "Route", cell: (row) => route(row.route) },
    { key: "count", label: "Memories", cell: memories },
    { key: "status", label: "Status", cell: ended },
    { key: "times", label: "Times", numeric: true, cell: (row) => number(row.times) },
  ].filter(Boolean);

const hidden = (text) => el("span", { class: "visually-hidden" }, text);

// A long path breaks after its slashes.
const route = (path) =>
  el(
    "code",
    {},
    path.split(/(?<=\/)(?=.)/).map((part, at) => (at ? [el("wbr"), part] : part)),
  );

// Two keys may have one name: the id tells them apart.
const who = (row) =>
  el(
    "span",
    { class: "read-who" },
    actor(row.actor),
    link(
      { who: row.credential_id, cursor: null },
      { class: "mono", title: `Only what ${row.credential_id} did` },
      hidden("only credential "),
      credential(row.credential_id),
    ),
  );

/** A credential's id, short where it is the long one of an account. */
const credential = (id) => {
  const [kind, rest] = id.split(/:(.*)/s);
  return rest ? `${kind}:${shortId(rest)}` : shortId(id);
};

const whose = (row) =>
  row.user_id ? link(view(row.user_id, "reads"), {}, userText(row.user_id, { max: 60 })) : "–";

const one = (row, id) =>
  row.user_id ? memoryLink(row.user_id, id) : el("span", { class: "mono", title: id }, shortId(id));

function memories(row) {
  if (!row.count) return unlisted(row);
  const few = row.memory_ids.slice(0, FEW);
  const more = row.count - few.length;
  return el(
    "span",
    { class: "read-memories" },
    el("strong", { class: "numeric" }, number(row.count)),
    few.map((id) => one(row, id)),
    more > 0 ? el("span", { class: "muted" }, few.length ? `and ${number(more)} more` : "not named") : null,
  );
}

// An export takes everything along, and the texts of a run are no one memory's.
function unlisted(row) {
  if (row.status !== "ok" || row.revs.length) return "–";
  return el("span", { class: "muted" }, /\bexport$/.test(row.route) ? "all of the user" : "none named");
}

function ended(row) {
  if (row.status !== "ok") return el("span", {}, badge("refused"), " ", el("code", {}, row.status));
  const node = badge("ok");
  const isRead = row.count || /^GET |export$/.test(row.route);
  node.textContent = row.revs.length ? "wrote" : isRead ? "shown" : "done";
  return node;
}

/** `12 to 14, 20`. */
const revs = (row) =>
  row.revs.map(([first, last]) => (first === last ? number(first) : `${number(first)} to ${number(last)}`)).join(", ");

/** What a row says when it is opened: all of its memories, and what it can be looked up by elsewhere. */
export function details(row) {
  const unnamed = row.count - row.memory_ids.length;
  const isKey = row.credential_id.startsWith("k_");
  const keys = `/admin/keys?${new URLSearchParams({ show: "all", q: row.credential_id })}`;
  const fact = (label, value) => el("div", {}, el("dt", {}, label), el("dd", {}, value));
  return el(
    "div",
    { class: "stack read-details" },
    el(
      "dl",
      { class: "facts" },
      fact("Actor", el("span", { class: "mono" }, userText(row.actor, { max: 255 }))),
      fact(
        "Credential",
        el(isKey ? "a" : "span", { class: "mono", href: isKey ? keys : null }, row.credential_id),
      ),
      row.correlation_id
        ? fact(
            "Correlation id of the first",
            el("span", { class: "mono" }, userText(row.correlation_id, { max: 128 })),
          )
        : null,
      row.revs.length ? fact("Wrote rev", el("span", { class: "numeric" }, revs(row))) : null,
    ),
    row.memory_ids.length
      ? el(
          "ul",
          { class: "read-ids", "aria-label": "Memories" },
          row.memory_ids.map((id) => el("li", {}, one(row, id))),
        )
      : null,
    unnamed > 0
      ? el(
          "p",
          { class: "muted" },
          `${counted(unnamed, "more was", "more were")} shown that the row does not name, counted each time.`,
        )
      : null,
  );
}
