// Starting a run, and knowing of whom one is under way, so that every button of the page says so.
import { post } from "../shared/api.js";
import { busy, toast } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";

const WORKFLOW = "memory-optimization";
const READ_ONLY = "Only an admin may do this; you are signed in read-only.";

/** Whether a run is one of those that the buttons "Optimize" start. */
export const isOptimisation = ({ workflow = WORKFLOW }) => workflow === WORKFLOW;

/** What a control that only admins may use says to others. */
export const reason = (may) => (may ? null : READ_ONLY);

/** Starts a run of a workflow for a user; answers its id. */
export async function startRun(workflow, user) {
  const path = `/api/admin/workflows/${encodeURIComponent(workflow)}/run`;
  return (await post(path, null, { target_user_id: user })).run_id;
}

/** Users with a run under way, and those who want to hear of it. */
export class UnderWay {
  #users = new Set();
  #buttons = new Map();
  #started = () => {};

  /** fn({run_id, user_id}) is called when this page has started a run. */
  onStarted(fn) {
    this.#started = fn;
  }

  /** Tells who has a run under way now. */
  tell(users) {
    this.#users = new Set(users);
    for (const [button, user] of this.#buttons) {
      if (button.isConnected) this.#draw(button, user);
      else this.#buttons.delete(button);
    }
  }

  #draw(button, user) {
    const running = this.#users.has(user);
    button.disabled = running || button.dataset.may === "no";
    replace(button, running ? "Running…" : "Optimize", el("span", { class: "visually-hidden" }, ` ${user}`));
  }

  /** A button that starts a run for a user. */
  button(user, may) {
    const button = el("button", {
      type: "button",
      class: "button button-small",
      title: reason(may),
      dataset: { may: may ? "yes" : "no", focus: `optimize-${user}` },
    });
    button.addEventListener("click", () =>
      busy(button, "Starting…", () => this.#start(user)).then(() => this.#draw(button, user)),
    );
    this.#buttons.set(button, user);
    this.#draw(button, user);
    return button;
  }

  async #start(user) {
    const run_id = await startRun(WORKFLOW, user);
    this.tell([...this.#users, user]);
    toast(`A run for ${user} has begun.`);
    this.#started({ run_id, user_id: user });
  }
}
