// The page of the person who is remembered: what is known of them, what waits for their yes, and what they can do
// about it. It is opened with a key of the role person, which is not the sign-in of the pages for operators.
import { arrived, byId, el, replace } from "../shared/dom.js";
import { themeSwitch } from "../shared/shell.js";
import { failed, loading } from "../shared/states.js";
import { connect, readKey } from "./api.js";
import { keyForm } from "./form.js";
import { forget, keep, keptKey, keyOfLink } from "./key.js";
import { known } from "./known.js";
import { lately } from "./lately.js";
import { memories } from "./memories.js";
import { takeAlong } from "./take-along.js";
import { waiting } from "./waiting.js";

const LINKS = [
  ["waiting", "Questions"],
  ["known", "Known"],
  ["memories", "Remembered"],
  ["lately", "Lately"],
  ["take-along", "Your data"],
];
const place = byId("me-parts");
const end = byId("me-end");

/** A key of another kind: the person behind it is not the one whom this page is for. */
class WrongKey extends Error {}

async function person(key) {
  const { role, users } = await readKey(key);
  if (role === "person" && users.length === 1) return users[0];
  throw new WrongKey("This is not the key of a person who is remembered, so there is nothing to show here.");
}

function signOut() {
  forget();
  // Nothing of what was shown stays in the page's memory.
  location.replace(location.pathname);
}

function showForm(said = null) {
  replace(end, themeSwitch());
  const enter = async (key, stays) => {
    const user = await person(key);
    keep(key, { stays });
    show(key, user);
    byId("main").focus();
  };
  replace(place, keyForm({ said, enter }));
}

function show(key, user) {
  const out = el("button", { type: "button", class: "button button-small", onclick: signOut }, "Sign out");
  replace(end, themeSwitch(), out);
  const api = connect(key, user, () => {
    forget();
    showForm("Your key is no longer valid. If you have another one, enter it here.");
  });
  const last = lately(api);
  const values = known(api, async () => {
    await values.read({ focus: true });
    last.read();
  });
  const questions = waiting(api, async () => {
    await questions.read({ focus: true });
    values.read();
    last.read();
  });
  const texts = memories(api, () => last.read());
  const parts = [questions, values, texts, last];
  replace(
    place,
    el("p", { class: "muted me-who" }, "This is the page of ", el("b", null, user), "."),
    el(
      "nav",
      { class: "me-nav", "aria-label": "On this page" },
      LINKS.map(([id, label]) => el("a", { href: `#${id}` }, label)),
    ),
    parts.map(({ node }) => node),
    takeAlong(api, user),
  );
  parts.forEach(({ read }) => read());
}

async function open(key) {
  replace(place, loading("Opening your page"));
  try {
    show(key, await person(key));
  } catch (error) {
    if (error instanceof WrongKey || error.status === 401 || error.status === 403) {
      forget();
      showForm(error.message);
    } else {
      replace(
        place,
        failed(error, () => open(key), "Your page could not be opened"),
      );
    }
  }
}

// A browser may show the page again on "back" as it was: not to whoever comes after a sign-out.
addEventListener("pageshow", (event) => event.persisted && location.reload());
// A link with a key may be opened while the page is: its address changes, and the page stays.
addEventListener("hashchange", () => enterByLink());

function enterByLink() {
  const key = keyOfLink();
  if (key) {
    keep(key, { stays: false });
    open(key);
  }
  return key;
}

arrived();
if (!enterByLink()) {
  const key = keptKey();
  if (key) open(key);
  else showForm();
}
