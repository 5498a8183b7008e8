// What stands where something is loading, where there is nothing, and where something failed.
import { el, svg } from "./dom.js";

/** Grey lines in the shape of what comes. */
export function loading(label, lines = 3) {
  const bars = Array.from({ length: lines }, () => el("span", { class: "skeleton" }));
  return el(
    "div",
    { class: "skeleton-block", role: "status" },
    el("span", { class: "visually-hidden" }, `${label}…`),
    bars,
  );
}

/** Nothing is here, and that is well: says why, and perhaps what to do. */
export function empty(title, hint, action = null) {
  const drawing = svg(
    "svg",
    { class: "empty-drawing", viewBox: "0 0 48 36", "aria-hidden": "true" },
    svg("rect", { x: 5, y: 4, width: 38, height: 28, rx: 4 }),
    svg("path", { d: "M12 13h14M12 20h24M12 27h9" }),
  );
  return el(
    "div",
    { class: "empty" },
    drawing,
    el("p", { class: "empty-title" }, title),
    hint ? el("p", { class: "muted" }, hint) : null,
    action,
  );
}

// The ledger's details begin in lower case and end without a stop; on a page they are sentences.
const sentence = (text) => {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};

/** What failed, in the ledger's own words, with a way to try again. */
export function failed(error, retry = null, what = "This could not be loaded") {
  const code = error?.status ? `${error.status} ${error.code}` : error?.code;
  const wait = error?.retryAfter ? ` Try again in ${error.retryAfter} s.` : "";
  return el(
    "div",
    { class: "failed", role: "alert" },
    el("p", { class: "failed-title" }, what),
    el(
      "p",
      { class: "user-text" },
      `${sentence(String(error?.detail ?? error?.message ?? "Unknown fault"))}${wait}`,
    ),
    el(
      "div",
      { class: "row" },
      retry ? el("button", { type: "button", class: "button", onclick: () => retry() }, "Try again") : null,
      code ? el("code", { class: "muted" }, code) : null,
    ),
  );
}
