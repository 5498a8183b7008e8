// Questions before something is done, and short words after it. A real <dialog> keeps the focus, and here it is
// given back.
import { el, replace } from "./dom.js";

let count = 0;

/**
 * Notes what has the focus; answers how to give it back. Where that was drawn anew meanwhile, it is found again
 * by its data-focus key.
 */
export function focusKept() {
  const opener = document.activeElement;
  const key = opener?.dataset?.focus;
  return () => {
    const again = key && document.querySelector(`[data-focus="${CSS.escape(key)}"]`);
    const back = opener?.isConnected ? opener : again;
    back?.focus?.();
  };
}

function ask({ title, body, action, danger = false, cancel = "Cancel" }) {
  return new Promise((resolve) => {
    count += 1;
    const giveBack = focusKept();
    const titleId = `dialog-title-${count}`,
      bodyId = `dialog-body-${count}`;
    let answer = false;
    const form = el(
      "form",
      {
        class: "stack",
        method: "dialog",
        onsubmit: (event) => {
          event.preventDefault();
          answer = true;
          dialog.close();
        },
      },
      el("h2", { id: titleId }, title),
      el("div", { id: bodyId, class: "dialog-body" }, typeof body === "string" ? el("p", null, body) : body),
      el(
        "div",
        { class: "dialog-actions" },
        cancel
          ? el("button", { type: "button", class: "button", onclick: () => dialog.close() }, cancel)
          : null,
        el("button", { class: `button ${danger ? "button-danger" : "button-primary"}` }, action),
      ),
    );
    const dialog = el(
      "dialog",
      { class: "dialog", "aria-labelledby": titleId, "aria-describedby": bodyId },
      form,
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      giveBack();
      resolve(answer);
    });
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    document.body.append(dialog);
    dialog.showModal();
    form.querySelector("button").focus();
  });
}

/** Asks whether to go on; body is a text or a node that says what will change, cancel the way back. */
export const confirm = ({ title, body, action = "Continue", danger = false, cancel }) =>
  ask({ title, body, action, danger, cancel });

/** Tells what has to be known before anything goes on; resolves once it is read. */
export const notice = ({ title, body, action = "Continue" }) => ask({ title, body, action, cancel: null });

const shown = { good: 6000, bad: 14000 };

function tray(kind) {
  const id = `toasts-${kind}`;
  let node = document.getElementById(id);
  if (!node) {
    node = el("div", { id, class: "toasts", role: kind === "bad" ? "alert" : "status" });
    let both = document.querySelector(".toast-tray");
    if (!both) document.body.append((both = el("div", { class: "toast-tray" })));
    both.append(node);
  }
  return node;
}

/** A short word in the corner; read out by screen readers. */
export function toast(message, kind = "good") {
  const node = el("div", { class: `toast toast-${kind}` }, el("span", { class: "user-text" }, message));
  node.append(
    el(
      "button",
      {
        type: "button",
        class: "button-quiet toast-close",
        "aria-label": "Dismiss",
        onclick: () => node.remove(),
      },
      "×",
    ),
  );
  const place = tray(kind);
  if (place.children.length > 2) place.firstElementChild.remove();
  place.append(node);
  setTimeout(() => node.remove(), shown[kind] ?? shown.good);
}

/** Runs an async action from a button, which is busy meanwhile; a failure becomes a toast. */
export async function busy(button, label, action) {
  const before = [...button.childNodes];
  button.disabled = true;
  replace(button, label);
  try {
    return await action();
  } catch (error) {
    toast(error.detail ?? error.message, "bad");
    return undefined;
  } finally {
    button.disabled = false;
    button.replaceChildren(...before);
  }
}
