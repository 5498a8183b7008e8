// A part of the page that is filled by work which takes time, may fail and may be overtaken.
import { el, replace } from "../shared/dom.js";
import { loading, failed } from "../shared/states.js";

/**
 * Puts content in place of what is there. Where what had the focus has none among it, as the way to older ones on
 * the last page, the part itself has it: the keyboard goes on from there and not from the beginning of the page.
 */
function put(node, content) {
  const had = node.contains(document.activeElement);
  replace(node, content);
  if (!had || node.contains(document.activeElement)) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

/**
 * Makes such a part. `show(work)` awaits the node that work gives. What is there stays, dimmed, until the
 * next is; where a newer `show` has begun meanwhile the older result is dropped. `stale()` told to work says
 * so early.
 */
export function region(label, lines = 4) {
  const node = el("div", { class: "region" });
  const status = el("p", { class: "visually-hidden", role: "status" });
  let turn = 0;
  let filled = false;

  async function show(work, said) {
    const mine = ++turn;
    const stale = () => mine !== turn;
    node.setAttribute("aria-busy", "true");
    if (!filled) put(node, loading(label, lines));
    try {
      const content = await work(stale);
      if (stale()) return;
      put(node, content);
      filled = true;
      status.textContent = typeof said === "function" ? said() : (said ?? "");
    } catch (error) {
      if (stale()) return;
      filled = false;
      put(
        node,
        failed(error, () => show(work, said), `${label} failed`),
      );
    }
    node.removeAttribute("aria-busy");
  }

  return { node: el("div", {}, status, node), show };
}
