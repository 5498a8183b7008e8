// The way to the reads and refusals of everyone, which are about no one user.
import { el } from "../shared/dom.js";
import { link, view } from "./link.js";

/** The card on the first page. */
export const allReads = () =>
  el(
    "section",
    { class: "card", "aria-labelledby": "all-reads-title" },
    el("h2", { id: "all-reads-title" }, "Who read, and who was refused"),
    el(
      "p",
      { class: "muted" },
      "Of all users, with refusals that concern no user, such as a request with a key that has ended.",
    ),
    el(
      "div",
      { class: "row all-reads" },
      link(view(null, "reads"), { class: "button" }, "All accesses"),
      link(view(null, "reads", { status: "refused" }), { class: "button" }, "Refusals"),
    ),
  );
