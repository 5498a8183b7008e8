// Links that change the address without loading the page anew.

/** A click handler for a link: go() in its place, unless it is to be opened elsewhere. */
export const follow = (go) => (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
};
