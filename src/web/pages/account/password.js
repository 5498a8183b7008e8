// Another password: the current one, and the new one twice, since nobody sees what they type. Every other session ends
// with it.
import { post, sessionNow } from "../shared/api.js";
import { busy, toast } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";

const PATH = "/api/auth/password";

function field(name, label, autocomplete) {
  const problem = el("span", { class: "field-error", id: `${name}-problem` });
  const input = el("input", {
    id: name,
    name,
    type: "password",
    autocomplete,
    required: true,
    "aria-describedby": problem.id,
  });
  const mark = (text) => {
    input.toggleAttribute("aria-invalid", false);
    if (text) input.setAttribute("aria-invalid", "true");
    problem.textContent = text ?? "";
  };
  input.addEventListener("input", () => mark(null));
  return { node: el("div", { class: "field" }, el("label", { for: name }, label), input, problem), input, mark };
}

/** Marks the first field that can't be sent as it is; whether there is none. */
function complete({ current, next, again }) {
  const empty = [current, next, again].find((one) => !one.input.value);
  const wrong = empty ?? (next.input.value === again.input.value ? null : again);
  wrong?.mark(empty ? "Fill this in." : "The two passwords differ.");
  wrong?.input.focus();
  return !wrong;
}

/** The card with the form of that person; `changed` runs after each change. */
export function password(email, changed) {
  const current = field("current_password", "Current password", "current-password");
  const next = field("new_password", "New password", "new-password");
  const again = field("again", "New password again", "new-password");
  const alert = el("div", { role: "alert" });
  const button = el("button", { class: "button button-primary" }, "Change the password");

  function refused(error) {
    const wrong = { current_password: current, new_password: next }[error.field];
    if (wrong) {
      wrong.mark(`${error.detail.replace(/^\w+: /, "This ")}.`);
      wrong.input.focus();
      return;
    }
    replace(alert, el("p", { class: "problem" }, error.detail ?? error.message));
  }

  const change = async () => {
    try {
      await post(PATH, { current_password: current.input.value, new_password: next.input.value });
    } catch (error) {
      return refused(error);
    }
    form.reset();
    toast("The password was changed, and your other sessions have ended.");
    // What follows comes from the session that began with it.
    await sessionNow();
    return changed();
  };

  const form = el(
    "form",
    {
      class: "stack account-password",
      method: "post",
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        replace(alert);
        if (!button.disabled && complete({ current, next, again })) busy(button, "Changing…", change);
      },
    },
    alert,
    // For password managers, which would else not know whose password it is.
    el("input", { type: "text", name: "username", autocomplete: "username", value: email, hidden: true }),
    current.node,
    next.node,
    again.node,
    el("div", null, button),
  );
  const hint =
    "12 characters or more. Use several unrelated words, or let a password manager make one.";
  return el(
    "section",
    { class: "card stack", "aria-labelledby": "password-title" },
    el("h2", { id: "password-title" }, "Password"),
    el("p", { class: "muted" }, hint),
    form,
  );
}
