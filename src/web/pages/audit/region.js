// A part of the page that is filled by work which takes time, may fail and may be overtaken.
import { el, replace } from "../shared/dom.js";
import { loading, failed } from "../shared/states.js";

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
    if (!filled) replace(node, loading(label, lines));
    try {
      const content = await work(stale);
      if (stale()) return;
      replace(node, content);
      filled = true;
      status.textContent = typeof said === "function" ? said() : (said ?? "");
    } catch (error) {
      if (stale()) return;
      filled = false;
      replace(
        node,
        failed(error, () => show(work, said), `${label} failed`),
      );
    }
    node.removeAttribute("aria-busy");
  }

  return { node: el("div", {}, status, node), show };
}
