// A part of the page: a heading, what it says, and what is loaded into it.
import { busy } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";
import { failed, loading } from "../shared/states.js";

/**
 * `fill` answers the nodes that belong into it. read() loads them again. With `focus`, or when that takes away
 * what had the focus, the heading has it: so whoever decided with the keyboard is not sent back to the top of
 * the page.
 */
export function section({ id, title, lead = null, head = null, fill }) {
  const heading = el("h2", { id: `${id}-title`, tabindex: "-1" }, title);
  const body = el("div", { class: "me-body" }, loading(`Loading: ${title}`));
  let turn = 0;

  async function read({ focus = false } = {}) {
    turn += 1;
    const mine = turn;
    body.setAttribute("aria-busy", "true");
    const nodes = await fill().catch((error) => failed(error, () => read(), "This could not be loaded"));
    if (mine !== turn) return;
    const hadFocus = body.contains(document.activeElement);
    replace(body, nodes);
    body.removeAttribute("aria-busy");
    if (focus || (hadFocus && !body.contains(document.activeElement))) heading.focus();
  }

  const node = el(
    "section",
    { class: "card me-section", id, "aria-labelledby": heading.id },
    heading,
    lead ? el("p", { class: "muted" }, lead) : null,
    head,
    body,
  );
  return { node, read };
}

/**
 * A list of which more can be loaded: `page(cursor)` answers {items, next_cursor}, `item` makes a row of one.
 * `none` is shown if there is nothing.
 */
export async function growing({ page, item, none, label }) {
  const list = el("ul", { class: "me-list", "aria-label": label });
  const more = el("button", { type: "button", class: "button" }, "Show more");
  let cursor = null;
  const next = async () => {
    const { items, next_cursor: after } = await page(cursor);
    const rows = items.map((one) => el("li", null, item(one)));
    list.append(...rows);
    cursor = after;
    more.hidden = cursor === null;
    return rows;
  };
  more.addEventListener("click", () =>
    busy(more, "Loading…", async () => {
      const [first] = await next();
      if (!first) return;
      // Those who can't see the list grow are taken to what came.
      first.tabIndex = -1;
      first.focus();
    }),
  );
  const first = await next();
  return first.length ? [list, el("div", null, more)] : none;
}
