// Ways from here to elsewhere. Links of this page change the URL without loading it anew.
import { link, set } from "../shared/address.js";
import { el } from "../shared/dom.js";

const plain = (event) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that changes some of this page's query; opened in a new tab it is an ordinary one. */
export const here = (changes, props, ...children) =>
  el(
    "a",
    {
      ...props,
      href: link(changes),
      onclick: (event) => {
        if (!plain(event)) return;
        event.preventDefault();
        set(changes);
      },
    },
    ...children,
  );

// The overview's own state is left behind: the address is of the run alone.
const onlyRun = (run) => ({
  ...Object.fromEntries([...new URLSearchParams(location.search).keys()].map((name) => [name, null])),
  run,
});

/** A link to one run. */
export const toRun = (run, props, ...children) => here(onlyRun(run), props, ...children);

/** Shows one run. */
export const openRun = (run) => set(onlyRun(run));

/** To a user's timeline. */
export const auditOf = (user) => `/admin/audit?${new URLSearchParams({ user })}`;

/** To one memory's history. */
export const memoryOf = (user, memory) =>
  `/admin/audit?${new URLSearchParams({ user, view: "memory", memory })}`;

/** "First page" and "Next page", whose cursors stand in the URL under a name of their own. */
export function pager(name, { cursor, next, what }) {
  if (!cursor && !next) return null;
  return el(
    "nav",
    { class: "pager", "aria-label": `Pages of ${what}` },
    cursor
      ? here(
          { [name]: null },
          { class: "button button-small", dataset: { focus: `${name}-first` } },
          "« First page",
        )
      : null,
    next
      ? here(
          { [name]: next },
          { class: "button button-small", dataset: { focus: `${name}-next` } },
          "Next page ›",
        )
      : el("span", { class: "muted" }, "Last page"),
  );
}
