// Whom the table of users shows: the search by the beginning of an id, and what it says of what it found.
import { params, set } from "../shared/address.js";
import { el, userText } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { number } from "../shared/time.js";
import { here } from "./links.js";

const WAIT_MS = 200;

/** The form: node, follow(params), and stop(). load() is called where it is sent without a change. */
export function searching(load) {
  let timer = null;
  const go = () => {
    clearTimeout(timer);
    timer = null;
    set({ prefix: field.value.trim(), users: null }, { push: false });
  };
  const field = el("input", {
    id: "users-prefix",
    class: "input",
    type: "search",
    placeholder: "Beginning of a user id",
    autocomplete: "off",
    spellcheck: "false",
    value: params().prefix ?? "",
  });
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(go, WAIT_MS);
  });
  const who = el(
    "select",
    { id: "users-due", class: "input" },
    el("option", { value: "" }, "All users"),
    el("option", { value: "true" }, "Due or near"),
  );
  who.value = params().due === "true" ? "true" : "";
  who.addEventListener("change", () => set({ due: who.value, users: null }));
  const follow = (now) => {
    // What is being typed stays, and so does a space at its end.
    if (timer === null && field.value.trim() !== (now.prefix ?? "")) field.value = now.prefix ?? "";
    who.value = now.due === "true" ? "true" : "";
  };
  return {
    follow,
    stop: () => clearTimeout(timer),
    node: el(
      "form",
      {
        class: "toolbar",
        role: "search",
        "aria-label": "Users",
        onsubmit: (event) => {
          event.preventDefault();
          const before = params().prefix ?? "";
          go();
          if ((params().prefix ?? "") === before) load();
        },
      },
      el("div", { class: "field grow" }, el("label", { for: "users-prefix" }, "Find a user"), field),
      el("div", { class: "field" }, el("label", { for: "users-due" }, "Show"), who),
    ),
  };
}

/** How many users there are, or fit the filters, on all pages together. */
export function counted(now, { total }) {
  const [one, many] = now.prefix || now.due === "true" ? ["user fits", "users fit"] : ["user", "users"];
  return `${number(total)} ${total === 1 ? one : many}`;
}

/** What stands where no user is. */
export function nobody(now) {
  if (now.prefix || now.due === "true" || now.users) {
    const due = now.due === "true" ? "Nobody is due or near the threshold" : null;
    const named = ["begins with “", userText(now.prefix, { max: 128 }), "”."];
    return empty(
      "No user fits",
      now.users
        ? "There are no longer any users on this page."
        : now.prefix
          ? [due ? `${due} whose id ` : "No user id ", named]
          : `${due}.`,
      here({ prefix: null, due: null, users: null }, { class: "button" }, "Show all users"),
    );
  }
  return empty(
    "No users yet",
    "A user appears here with the first memory: POST /api/users/{user_id}/memories.",
  );
}
