// Asks for the key.
import { busy } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";

/**
 * The form; `enter(key, stays)` throws what is to be said to the person. `said` is why the form is shown again.
 */
export function keyForm({ said = null, enter }) {
  const alert = el("div", { role: "alert" }, said ? el("p", { class: "problem" }, said) : null);
  const field = el("input", {
    id: "key",
    name: "key",
    type: "password",
    autocomplete: "current-password",
    autocapitalize: "none",
    spellcheck: "false",
    required: true,
    "aria-describedby": "key-hint",
  });
  const stays = el("input", { id: "stays", type: "checkbox" });
  const button = el("button", { class: "button button-primary" }, "Open my page");
  const refuse = (words) => {
    field.setAttribute("aria-invalid", "true");
    replace(alert, el("p", { class: "problem" }, words));
    field.focus();
  };
  const submit = async () => {
    try {
      await enter(field.value.trim(), stays.checked);
    } catch (error) {
      refuse(
        error.status === 401 ? "This key is not valid. Check that you copied all of it." : error.message,
      );
    }
  };
  return el(
    "form",
    {
      class: "card me-body me-form",
      method: "post",
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        field.removeAttribute("aria-invalid");
        replace(alert);
        if (!field.value.trim()) return refuse("Enter your key.");
        return busy(button, "Opening…", submit);
      },
    },
    el("p", null, "Here you see what your assistant remembers about you, and decide what it may know."),
    alert,
    // For password managers, which would else not know whose it is.
    el("input", {
      type: "text",
      name: "username",
      autocomplete: "username",
      value: "my memory key",
      hidden: true,
    }),
    el(
      "div",
      { class: "field" },
      el("label", { for: field.id }, "Your key"),
      field,
      el(
        "span",
        { class: "hint", id: "key-hint" },
        "It begins with ml_. Whoever runs your assistant gives it to you.",
      ),
    ),
    el(
      "label",
      { class: "me-check" },
      stays,
      el("span", null, "Stay signed in. Only on a device that is yours alone."),
    ),
    el("div", null, button),
  );
}
