// A dialog with a form that stays open until the ledger has accepted what it sends.
import { confirm, focusKept } from "./dialog.js";
import { el, replace } from "./dom.js";

let count = 0;

/** What is written in the text fields, to be compared. */
const texts = (form) =>
  JSON.stringify([...form.querySelectorAll("textarea, input:not([type])")].map(({ value }) => value));

/**
 * Shows a form and resolves to what send() answered, or null where the reader stepped back. An error of
 * send() is shown in the form; rescue(error) may answer a node to show instead. unsaved() tells whether
 * stepping back would lose something; without it, whether a text is another than at the beginning.
 */
export function sheet({ title, body, action, danger = false, send, rescue = async () => null, unsaved }) {
  return new Promise((resolve) => {
    count += 1;
    const giveBack = focusKept();
    const titleId = `sheet-title-${count}`;
    const problem = el("div", { role: "alert" });
    const button = el("button", { class: `button ${danger ? "button-danger" : "button-primary"}` }, action);
    const cancel = el("button", { type: "button", class: "button", onclick: () => stepBack() }, "Cancel");
    let answer = null,
      sending = false,
      asking = false,
      done = false;
    // What is on its way can't be called back: the dialog stays until it is known what became of it.
    const wait = (on) => {
      sending = on;
      button.disabled = on;
      cancel.disabled = on;
    };

    const form = el(
      "form",
      {
        class: "stack",
        onsubmit: async (event) => {
          event.preventDefault();
          if (sending) return;
          for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
          wait(true);
          try {
            answer = await send();
            return end();
          } catch (error) {
            const note = await rescue(error).catch(() => null);
            replace(problem, note ?? el("p", { class: "failed" }, error.detail ?? error.message));
            const field = error.field && form.elements.namedItem(error.field);
            field?.setAttribute?.("aria-invalid", "true");
            (field ?? problem).scrollIntoView?.({ block: "nearest" });
            field?.focus?.();
          } finally {
            wait(false);
          }
        },
      },
      el("h2", { id: titleId }, title),
      body,
      problem,
      el("div", { class: "dialog-actions" }, cancel, button)
    );
    const dialog = el("dialog", { class: "dialog sheet", "aria-labelledby": titleId }, form);
    const before = texts(form);
    const isUnsaved = unsaved ?? (() => texts(form) !== before);
    dialog.isUnsaved = isUnsaved; // keeps the page from being left when the session has ended
    function end() {
      done = true;
      dialog.close();
    }
    async function stepBack() {
      if (sending || asking) return;
      if (!isUnsaved()) return end();
      asking = true;
      const sure = await confirm({
        title: "Discard what you wrote?",
        body: "What you wrote in this form will be lost.",
        action: "Discard",
        cancel: "Keep writing",
        danger: true,
      });
      asking = false;
      if (sure) end();
    }
    dialog.addEventListener("cancel", (event) => {
      if (!event.cancelable) return;
      event.preventDefault();
      stepBack();
    });
    dialog.addEventListener("close", () => {
      if (!done) {
        dialog.showModal(); // an Escape after another one can't be held up: it closes the dialog all the same
        return stepBack();
      }
      dialog.remove();
      giveBack();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
    form.querySelector("textarea, input, select")?.focus();
  });
}
