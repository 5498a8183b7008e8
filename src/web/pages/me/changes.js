// What happened to what is remembered, as sentences.
import { el } from "../shared/dom.js";
import { atTime, quoted, who } from "./words.js";

const DID = {
  ADD: "Remembered",
  UPDATE: "Changed",
  DELETE: "Deleted",
  TTL: "Deleted",
  RESTORE: "Brought back",
  PURGE: "Destroyed for good",
  LINK: "Connected with something else that is remembered",
  RUN_COMPLETED: "Tidied up what is remembered",
  RUN_RESTORED: "Undid an earlier tidying up",
};

function did({ event, old, new: now, new_state: state }) {
  if (event === "MERGE") return state === "merged" ? "Replaced by a combined one" : "Combined from several";
  // Labels that the text is filed under are no matter of this page.
  if (event === "UPDATE" && old === now) return "Filed differently";
  return DID[event] ?? "Changed";
}

const line = (label, text) => el("p", null, el("span", { class: "muted" }, `${label} `), quoted(text));

function texts({ old, new: now }) {
  if (old !== null && now !== null && old !== now) return [line("Before:", old), line("Now:", now)];
  return (now ?? old) ? el("p", null, quoted(now ?? old)) : null;
}

/** One change: what was done, by whom and when, and the texts before and after. */
export const change = (item) =>
  el(
    "div",
    { class: "me-change" },
    el(
      "p",
      null,
      el("b", null, did(item)),
      el("span", { class: "muted" }, " by ", who(item.actor), ", ", atTime(item.ts)),
    ),
    texts(item),
  );
