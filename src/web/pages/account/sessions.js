// The person's own sessions that are open, each with a way to end it.
import { del, get } from "../shared/api.js";
import { busy, toast } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";
import { failed, loading } from "../shared/states.js";
import { table } from "../shared/table.js";
import { ago, time } from "../shared/time.js";

const PATH = "/api/auth/sessions";

function endButton(session, ended) {
  const button = el(
    "button",
    { type: "button", class: "button button-small" },
    "End",
    el("span", { class: "visually-hidden" }, " the session that was last used ", ago(session.last_used_at)),
  );
  button.addEventListener("click", () =>
    busy(button, "Ending…", async () => {
      try {
        await del(`${PATH}/${encodeURIComponent(session.id)}`);
        toast("The session has ended.");
      } catch (error) {
        // It may have ended by itself meanwhile: the list shows it.
        if (error.status !== 404) throw error;
      }
      await ended();
    }),
  );
  return button;
}

const columns = (ended) => [
  { key: "created_at", label: "Signed in", cell: (session) => time(session.created_at) },
  { key: "last_used_at", label: "Last used", cell: (session) => ago(session.last_used_at) },
  { key: "expires_at", label: "Ends at the latest", cell: (session) => time(session.expires_at) },
  {
    key: "end",
    label: "",
    cell: (session) => (session.current ? "This session" : endButton(session, ended)),
  },
];

/** The card with the sessions, and what reads them. */
export function sessions() {
  const list = el("div", null, loading("Loading your sessions"));
  const title = el("h2", { id: "sessions-title", tabindex: "-1" }, "Sessions");
  let turn = 0;

  async function read() {
    turn += 1;
    const mine = turn;
    try {
      const { items } = await get(PATH);
      if (mine !== turn) return;
      const rowId = (session) => session.id;
      replace(list, table({ caption: "Your sessions", columns: columns(ended), rows: items, rowId }));
    } catch (error) {
      if (mine === turn) replace(list, failed(error, read, "Your sessions could not be loaded"));
    }
  }
  // The button that had the focus has left with its row.
  async function ended() {
    await read();
    title.focus();
  }

  const hint = "The other sessions are browsers or programs where you signed in.";
  const node = el(
    "section",
    { class: "card stack", "aria-labelledby": title.id },
    title,
    el("p", { class: "muted" }, hint),
    list,
  );
  return { node, read };
}
