// The user's threads: a list of them, or one with all that is known of it.
import { el, replace } from "../shared/dom.js";
import { threadList } from "./threads-list.js";
import { oneThread } from "./thread.js";

/** The view; the address names the thread. */
export function open({ user, query }) {
  const node = el("section", { class: "card threads", "aria-label": "Threads" });
  let shown = { thread: undefined, opened: null };

  function update(next) {
    const thread = next.thread ?? null;
    if (thread !== shown.thread) {
      const had = node.contains(document.activeElement);
      shown = { thread, opened: thread === null ? threadList(user) : oneThread(user, thread) };
      replace(node, shown.opened.node);
      // What had the focus is gone: the keyboard goes on from here.
      if (had) {
        node.tabIndex = -1;
        node.focus({ preventScroll: true });
      }
    }
    shown.opened.update(next);
  }

  update(query);
  return { node, update };
}
