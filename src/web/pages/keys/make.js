// Making a key: for which role and agent, for whose memories, and until when.
import { post } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { sheet } from "../shared/sheet.js";
import { zone } from "../shared/time.js";
import { showSecret } from "./secret.js";

const ROLES = [
  ["agent", "Reads and writes memories under its agent's name, within the agent's allowlist."],
  ["supervisor", "Reads and writes memories of its users, and follows them in the feed."],
  ["person", "For the person who is remembered: they see it and decide on it. Name that one user."],
  ["auditor", "Reads everything and writes nothing."],
  ["metrics", "Reads the server's metrics, and no text."],
  ["admin", "May do everything in this tenant, purges, runs and keys included."],
];

// The hint describes the field and is no part of its name.
function labelled(label, field, hint) {
  field.id = `key-${field.name}`;
  const said = el("span", { class: "hint", id: `${field.id}-hint`, "aria-live": "polite" }, hint);
  field.setAttribute("aria-describedby", said.id);
  return el("div", { class: "field" }, el("label", { for: field.id }, label), field, said);
}

const lines = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The form: node, and values() as a body. */
function form() {
  const agent = el("input", { name: "agent", autocomplete: "off", spellcheck: "false", maxlength: 128 });
  const users = el("textarea", { name: "users", rows: 3, spellcheck: "false", dir: "auto" });
  const expires = el("input", { name: "expires_at", type: "datetime-local" });
  const role = el(
    "select",
    { name: "role", class: "input" },
    ROLES.map(([name]) => el("option", { value: name }, name)),
  );
  const roleField = labelled("Role", role);
  const follow = () => {
    replace(roleField.lastElementChild, ROLES.find(([name]) => name === role.value)[1]);
    agent.required = role.value === "agent";
  };
  role.addEventListener("change", follow);
  follow();
  return {
    node: el(
      "div",
      { class: "stack" },
      roleField,
      labelled("Agent", agent, "Whose key it is. A key of the role agent needs it."),
      labelled("Users", users, "One id a line. If empty, the key sees all users of the tenant."),
      labelled("Expires", expires, `In ${zone}. If empty, the key is valid until it is revoked.`),
    ),
    values: () => ({
      role: role.value,
      agent: agent.value.trim() || null,
      users: lines(users.value),
      expires_at: expires.value ? new Date(expires.value).toISOString() : null,
    }),
  };
}

const LOST =
  "The answer did not arrive, so nobody has seen the secret, but the key may exist. Look for it in the list, " +
  "revoke it, and make another.";

/** The button; again() is called when the list may have changed. */
export const makeButton = (again) =>
  el(
    "button",
    {
      type: "button",
      class: "button button-primary",
      dataset: { focus: "make" },
      onclick: async () => {
        const { node, values } = form();
        const made = await sheet({
          title: "Make a key",
          body: node,
          action: "Make the key",
          send: () => post("/api/admin/keys", values()),
          rescue: async (error) => {
            if (error.status) return null;
            again();
            return el("p", { class: "failed" }, LOST);
          },
        });
        if (!made) return;
        again();
        await showSecret(made);
      },
    },
    "Make a key…",
  );
