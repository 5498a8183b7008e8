// The secret of a key that was just made, which is shown this once.
import { focusKept } from "../shared/dialog.js";
import { el, replace, userText } from "../shared/dom.js";

/** Copies what a field holds; the older way also works where the page came without TLS. */
async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

/** The link that opens the person's own page, with the key where no server reads it. */
const personLink = (key) => {
  const field = el("textarea", {
    class: "input mono",
    id: "person-link",
    rows: 3,
    readonly: true,
    spellcheck: "false",
  });
  field.value = `${location.origin}/me#key=${encodeURIComponent(key)}`;
  field.addEventListener("focus", () => field.select());
  return el(
    "div",
    { class: "field" },
    el("label", { for: field.id }, "Link to the person's own page"),
    field,
    el("span", { class: "hint" }, "It holds the key. Send it where only this person can read it."),
  );
};

/** Shows the secret; resolves when the reader has kept it. Neither Escape nor a click outside takes it away. */
export function showSecret({ id, key, role, agent }) {
  return new Promise((resolve) => {
    const giveBack = focusKept();
    let isKept = false;
    const close = () => {
      isKept = true;
      dialog.close();
    };
    // All of it is in sight, for who has to copy it by hand.
    const field = el("textarea", {
      class: "input mono",
      id: "secret",
      rows: 2,
      readonly: true,
      autocomplete: "off",
      spellcheck: "false",
      onfocus: () => field.select(),
    });
    field.value = key;
    const said = el("span", { class: "muted", role: "status" });
    const button = el("button", { type: "button", class: "button button-primary" }, "Copy");
    button.addEventListener("click", async () => {
      replace(
        said,
        (await copy(field)) ? "Copied." : "The browser did not allow it: copy the selected text by hand.",
      );
    });
    const dialog = el(
      "dialog",
      { class: "dialog", "aria-labelledby": "secret-title", "aria-describedby": "secret-body" },
      el(
        "div",
        { class: "stack" },
        el("h2", { id: "secret-title" }, "The key is made"),
        el(
          "p",
          { id: "secret-body" },
          "Copy it now: it is not stored, and can't be shown again. ",
          "Its holder may do what the role ",
          el("strong", {}, role),
          agent ? [" may, as ", el("strong", {}, userText(agent, { max: 128 }))] : " may",
          ".",
        ),
        el(
          "div",
          { class: "field" },
          el("label", { for: "secret" }, "Secret of ", el("span", { class: "mono" }, id)),
          el("div", { class: "secret-line" }, field, button),
          said,
        ),
        role === "person" ? personLink(key) : null,
        el(
          "div",
          { class: "dialog-actions" },
          el("button", { type: "button", class: "button", onclick: close }, "I have stored it"),
        ),
      ),
    );
    dialog.isUnsaved = () => true; // keeps the page from being left when the session has ended
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("close", () => {
      if (!isKept) return dialog.showModal(); // a second Escape can't be held up
      field.value = "";
      dialog.remove();
      giveBack();
      return resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
    button.focus();
  });
}
