// Ending a key for good.
import { del } from "../shared/api.js";
import { busy, confirm, toast } from "../shared/dialog.js";
import { el, userText } from "../shared/dom.js";
import { ago, counted } from "../shared/time.js";

const question = (key) =>
  el(
    "div",
    { class: "stack" },
    el(
      "p",
      {},
      `Role ${key.role}`,
      key.agent ? [", agent ", userText(key.agent, { max: 128 })] : null,
      key.users.length ? `, for ${counted(key.users.length, "user")}` : ", for all users of the tenant",
      key.last_used_at ? [", last used ", ago(key.last_used_at)] : ", never used",
      ".",
    ),
    el(
      "p",
      {},
      "Requests with it are refused within a second. This can't be undone: make another key instead.",
    ),
  );

/** The button that revokes a key; again() is called when it is done. */
export function revokeButton(key, again) {
  const button = el(
    "button",
    { type: "button", class: "button button-small", dataset: { focus: `revoke-${key.id}` } },
    "Revoke…",
    el("span", { class: "visually-hidden" }, ` ${key.id}`),
  );
  button.addEventListener("click", async () => {
    const title = `Revoke the key ${key.id}${key.agent ? ` of ${key.agent}` : ""}?`;
    if (!(await confirm({ title, body: question(key), action: "Revoke", danger: true }))) return;
    await busy(button, "Revoking…", async () => {
      await del(`/api/admin/keys/${encodeURIComponent(key.id)}`);
      toast(`The key ${key.id} is revoked.`);
      await again();
    });
  });
  return button;
}
