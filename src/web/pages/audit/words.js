// What events, states and fields are called where people read them.
import { el } from "../shared/dom.js";
import { link, view } from "./link.js";

export const EVENTS = ["ADD", "UPDATE", "MERGE", "DELETE", "TTL", "RESTORE", "PURGE", "LINK"];
export const RUN_EVENTS = ["RUN_REQUESTED", "RUN_COMPLETED", "RUN_FAILED", "RUN_CANCELLED", "RUN_RESTORED"];
export const THREAD_EVENTS = [
  "MESSAGE",
  "MESSAGES_ROLLED_BACK",
  "MESSAGE_PURGED",
  "THREAD_SUMMARIZED",
  "SUMMARY_FAILED",
  "SUMMARIES_WITHDRAWN",
  "THREAD_PURGED",
  "MESSAGES_EXTRACTED",
  "EXTRACTION_FAILED",
];
export const STATES = ["active", "archived", "merged", "soft_deleted", "purged"];

const EVENT_WORDS = {
  ADD: "Remembered",
  UPDATE: "Changed",
  MERGE: "Merged",
  DELETE: "Deleted",
  TTL: "Soft-deleted",
  RESTORE: "Restored",
  PURGE: "Purged",
  LINK: "Related",
  RUN_REQUESTED: "Run requested",
  RUN_COMPLETED: "Run completed",
  RUN_FAILED: "Run failed",
  RUN_CANCELLED: "Run cancelled",
  RUN_RESTORED: "Run undone",
};

/** The event in a word that is read as a sentence's verb. */
export const eventWord = (event) => EVENT_WORDS[event] ?? event;

/** What an event, or the first of several, is coloured as: runs have one colour, and so have threads. */
export function colourOf(events) {
  const [event] = events.split(",");
  if (RUN_EVENTS.includes(event)) return "run";
  return THREAD_EVENTS.includes(event) ? "thread" : event.toLowerCase();
}

/** A state as people write it. */
export const stateWord = (state) => (state ?? "unknown").replace("_", "-");

/** An id cut to what tells it apart; ids that are not UUIDs are often short and stay whole. */
export function shortId(id) {
  return id && id.length > 20 ? `${id.slice(0, 8)}…${id.slice(-4)}` : (id ?? "");
}

const hidden = (text) => el("span", { class: "visually-hidden" }, text);

/** A memory's short id, linked to its history. */
export function memoryLink(user, id) {
  return link(
    view(user, "memory", { memory: id }),
    { class: "mono", title: id },
    hidden("memory "),
    shortId(id),
  );
}

/** A run's short id, linked to its picture. What worked in the background bears a name, and is no run. */
export function runLink(user, id) {
  if (!/^[0-9a-f-]{36}$/.test(id)) return el("span", { class: "mono" }, id);
  return link(view(user, "graph", { run: id }), { class: "mono", title: id }, shortId(id));
}

/** A text cut to `max` characters, never inside one. */
export function clip(text, max) {
  const letters = Array.from(text.slice(0, max * 4));
  return letters.length > max ? `${letters.slice(0, max).join("")}…` : letters.join("");
}
