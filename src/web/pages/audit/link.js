// Links that keep the page: each has a real address, and a plain click on it changes the query in place.
import { el } from "../shared/dom.js";
import { link as address, params, set } from "../shared/address.js";

/** The changes to the query that open one view of one user and nothing else. */
export function view(user, name, extra = {}) {
  const cleared = Object.fromEntries(Object.keys(params()).map((key) => [key, null]));
  return { ...cleared, user, view: name, ...extra };
}

/**
 * A link to this page with some of the query changed; with Ctrl, Shift and the like it acts as any link
 * does.
 */
export function link(changes, properties, ...children) {
  const follow = (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    set(changes);
  };
  return el("a", { ...properties, href: address(changes), onclick: follow }, ...children);
}

/** Moves a row that scrolls sideways to its current link. The page itself stays where it is. */
export function toCurrent(row) {
  // A frame later, since the row may not be in the page yet.
  requestAnimationFrame(() => {
    const current = row.querySelector("[aria-current]");
    if (current) row.scrollLeft = current.offsetLeft - row.offsetLeft - 24;
  });
}
