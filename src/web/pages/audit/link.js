// Links that keep the page: each has a real address, and a plain click on it changes the query in place.
import { el } from "../shared/dom.js";
import { link as address, params, set } from "../shared/address.js";

/** Marks changes that leave nothing of the query as it is. */
const WHOLE = Symbol("whole");

const cleared = () => Object.fromEntries(Object.keys(params()).map((key) => [key, null]));

/** The changes to the query that open one view of one user and nothing else. */
export const view = (user, name, extra = {}) => ({
  ...cleared(),
  [WHOLE]: true,
  user,
  view: name,
  ...extra,
});

/**
 * A link to this page with some of the query changed; with Ctrl, Shift and the like it acts as any link
 * does.
 */
export function link(changes, properties, ...children) {
  const follow = (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The query may have grown since the link was made: a filter, or a page of a list.
    set(changes[WHOLE] ? { ...cleared(), ...changes } : changes);
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
