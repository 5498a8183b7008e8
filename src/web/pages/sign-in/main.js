// Sign-in: an e-mail and a password, plain words where they don't fit, and then on to where one wanted to go.
import { isKept, signIn } from "../shared/api.js";
import { arrived, byId, el, replace } from "../shared/dom.js";
import { themeSwitch } from "../shared/shell.js";

const HOME = "/admin/workflows";
const form = byId("sign-in-form"),
  button = byId("sign-in-button");
const fields = { email: byId("email"), password: byId("password") };
arrived();

/** Where to go then: only ever a page of this origin, since anyone may have made the link that led here. */
export function destination(search, origin) {
  const wanted = new URLSearchParams(search).get("next");
  if (!wanted?.startsWith("/admin/")) return HOME;
  try {
    const url = new URL(wanted, origin);
    const inside = url.origin === origin && url.pathname.startsWith("/admin/");
    const again = url.pathname.startsWith("/admin/sign-in");
    return inside && !again ? url.pathname + url.search + url.hash : HOME;
  } catch {
    return HOME;
  }
}
const onwards = () => location.replace(destination(location.search, location.origin));

function tellProblem(title, detail) {
  replace(
    byId("sign-in-problem"),
    title
      ? el(
          "div",
          { class: "problem" },
          el("strong", null, title),
          detail ? el("span", { class: "user-text" }, detail) : null,
        )
      : null,
  );
}

function mark(name, problem) {
  fields[name].toggleAttribute("aria-invalid", false);
  if (problem) fields[name].setAttribute("aria-invalid", "true");
  byId(`${name}-problem`).textContent = problem ?? "";
}

function complete() {
  // What an address is, the server says: browsers know none beyond ASCII, and would rewrite those they know.
  mark("email", fields.email.value.trim() ? null : "Enter your e-mail address.");
  mark("password", fields.password.value ? null : "Enter your password.");
  const wrong = Object.values(fields).find((field) => field.hasAttribute("aria-invalid"));
  wrong?.focus();
  return !wrong;
}

// The seconds run down in the button alone: a screen reader hears the sentence once, not every second.
function waitFor(seconds) {
  const until = Date.now() + seconds * 1000;
  button.disabled = true;
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000);
    if (left > 0) {
      button.textContent = `Try again in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      return;
    }
    clearInterval(timer);
    button.disabled = false;
    button.textContent = "Sign in";
    tellProblem(null);
  };
  const timer = setInterval(tick, 250);
  tick();
}

function refused(error) {
  button.disabled = false;
  button.textContent = "Sign in";
  if (error.status === 401) {
    tellProblem("The e-mail or the password is wrong.", null);
    fields.password.select();
    fields.password.focus();
  } else if (error.status === 429) {
    const seconds = error.retryAfter ?? 60;
    tellProblem("Too many tries.", `To keep accounts safe, signing in is paused for ${waitWords(seconds)}.`);
    waitFor(seconds);
  } else if (error.status === 400 && fields[error.field]) {
    mark(error.field, error.detail);
    fields[error.field].focus();
  } else {
    tellProblem("You could not be signed in.", error.detail ?? error.message);
  }
}

// Browsers keep the cookie of a server on another machine over https alone. Going on without it would lead
// back here, again and again.
function notKept() {
  button.disabled = false;
  button.textContent = "Sign in";
  if (isSecureContext) {
    tellProblem(
      "The browser did not store the session.",
      "The password is right, but the cookie did not come back. " +
        "Allow cookies for this page and sign in again.",
    );
  } else {
    tellProblem(
      "You can't sign in over plain http.",
      "The password is right, but browsers store the session only over https. " +
        "Open this page over https, or at http://localhost on the server's own machine.",
    );
  }
}

const waitWords = (seconds) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  tellProblem(null);
  if (button.disabled || !complete()) return;
  button.disabled = true;
  button.textContent = "Signing in…";
  try {
    const begun = await signIn(fields.email.value.trim(), fields.password.value);
    if (await isKept(begun)) onwards();
    else notKept();
  } catch (error) {
    refused(error);
  }
});

for (const [name, field] of Object.entries(fields)) field.addEventListener("input", () => mark(name, null));

const reveal = byId("reveal");
reveal.addEventListener("click", () => {
  const show = fields.password.type === "password";
  fields.password.type = show ? "text" : "password";
  reveal.firstChild.data = show ? "Hide" : "Show";
});

if (destination(location.search, location.origin) !== HOME) {
  byId("sign-in-lead").textContent = "Sign in to continue to the page that you opened.";
}
replace(byId("sign-in-theme"), themeSwitch());

// The markup has it disabled, with which Enter sends nothing either: until here the browser would have sent the
// form by itself, to where nothing takes it.
button.disabled = false;
