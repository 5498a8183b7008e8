// What was really said, next to what is remembered of it.
import { el, userText } from "./dom.js";

/** The sentence that a memory was made from. */
export const ownWords = (input) =>
  el(
    "figure",
    { class: "own-words" },
    el("figcaption", { class: "muted" }, "Made from, in the person's own words"),
    el("blockquote", { class: "quote" }, userText(input, { max: 2000 })),
  );
