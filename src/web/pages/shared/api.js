// Talks to the ledger's own API on this origin, with the session's cookie. One place for errors, for the
// token that guards writes, and for the way back to the sign-in page.
import { notice } from "./dialog.js";

/**
 * What the ledger answered instead of a result: its status, stable code, sentence, and the field it is about.
 */
export class ApiError extends Error {
  constructor({ status = 0, code = "unreachable", detail, field = null, retryAfter = null }) {
    super(detail);
    this.name = "ApiError";
    Object.assign(this, { status, code, detail, field, retryAfter });
  }
}

// What a page asks for while nobody does anything in it keeps no session open.
const UNATTENDED_MS = 60000;
let acted = Date.now();
for (const kind of ["pointerdown", "pointermove", "keydown", "wheel"]) {
  addEventListener(kind, () => (acted = Date.now()), { capture: true, passive: true });
}

const ENDED =
  "Your session has ended. What you wrote here stays: sign in in another tab, then come back and try again.";
const UNREACHABLE = "The server can't be reached. It may be restarting, or the network is down.";

/** A path with its query; null, undefined and "" are left out. */
export function address(path, params = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== null && value !== undefined && value !== "") query.append(name, value);
  }
  const text = query.toString();
  return text ? `${path}${path.includes("?") ? "&" : "?"}${text}` : path;
}

/** Whether a form is open whose text would be lost. */
const holdsText = () => [...document.querySelectorAll("dialog[open]")].some((form) => form.isUnsaved?.());

// Requests that are under way then are refused: they must not lead back here.
let signingOut = false;

/** Leaves for the sign-in page, which leads back here; "back" doesn't come by this page again. */
export function toSignIn() {
  if (signingOut) return location.replace("/admin/sign-in");
  const here = location.pathname + location.search + location.hash;
  location.replace(`/admin/sign-in?next=${encodeURIComponent(here)}`);
}

async function fault(response) {
  const problem = await response.json().catch(() => ({}));
  const wait = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  return new ApiError({
    status: response.status,
    code: problem.code ?? "unknown",
    detail: problem.detail ?? problem.title ?? `The server answered ${response.status}.`,
    field: problem.field ?? null,
    retryAfter: Number.isFinite(wait) ? wait : null,
  });
}

// A page that is being left has its requests cut off: it is gone before anything is said of that.
const left = () => new Promise((resolve) => setTimeout(resolve, 300));

/**
 * One request; answers the response, or throws an ApiError. `open` ones may be answered 401 without leaving.
 */
export async function send(method, path, { params, body, headers = {}, open = false, signal } = {}) {
  const sent = { Accept: "application/json", ...headers };
  const guarded = method !== "GET" && !open;
  if (body !== undefined && body !== null) sent["Content-Type"] ??= "application/json";
  if (Date.now() - acted > UNATTENDED_MS) sent["X-Unattended"] = "true";
  if (guarded) sent["X-CSRF-Token"] = (await session()).csrf_token;
  let response;
  try {
    response = await fetch(address(path, params), {
      method,
      signal,
      headers: sent,
      credentials: "same-origin",
      cache: "no-store",
      body: body === undefined || body === null ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    if (cause.name === "AbortError") throw cause;
    await left();
    throw new ApiError({ detail: UNREACHABLE });
  }
  if (response.ok) return response;
  if (response.status === 401 && !open) {
    if (holdsText()) throw new ApiError({ status: 401, code: "unauthenticated", detail: ENDED });
    toSignIn();
    await new Promise(() => {}); // the page is being left: nothing after this should flash an error
  }
  if (response.status === 403 && guarded && (await renewed(sent["X-CSRF-Token"]))) {
    return send(method, path, { params, body, headers, signal });
  }
  throw await fault(response);
}

let leaving = null;

// Someone may have signed in again in another tab, which makes this page's token an old one. The write is
// sent again only for the person that the page shows: another must not be made to do what that one asked for.
async function renewed(token) {
  const { now, same } = await sessionNow();
  if (same) return now.csrf_token !== token;
  leaving ??= notice({
    title: `You are signed in as ${now.email} (${now.role}) now`,
    body: "Someone signed in in another tab since this page was opened. Your request was not sent.",
    action: "Load the page again",
  }).then(() => location.reload());
  return new Promise(() => {});
}

const parsed = async (response) => {
  if (response.status === 204) return null;
  const text = await response.text().catch(async (cause) => {
    await left();
    throw cause;
  });
  return text ? JSON.parse(text) : null;
};

/** Reads JSON. */
export const get = async (path, params, { signal } = {}) =>
  parsed(await send("GET", path, { params, signal }));
/** Writes with POST. */
export const post = async (path, body, params, headers) =>
  parsed(await send("POST", path, { body, params, headers }));
/** Writes with PUT. */
export const put = async (path, body) => parsed(await send("PUT", path, { body }));
/** Changes with PATCH; headers carry If-Match. */
export const patch = async (path, body, headers) => parsed(await send("PATCH", path, { body, headers }));
/** Deletes. */
export const del = async (path, params, headers) => parsed(await send("DELETE", path, { params, headers }));
/** Reads text, such as a report. */
export const text = async (path, params) =>
  (await send("GET", path, { params, headers: { Accept: "text/*, */*" } })).text();

let signedIn = null;

/** Who is signed in: {email, role, expires_at, csrf_token}. Asked once a page. */
export function session() {
  signedIn ??= get("/api/auth/session").catch((error) => {
    signedIn = null;
    throw error;
  });
  return signedIn;
}

/**
 * Asks anew who is signed in; `same` is whether that is still the person that the page shows, whose token is
 * taken over then.
 */
export async function sessionNow() {
  const shown = await session();
  const now = await get("/api/auth/session");
  const same = now.email === shown.email && now.role === shown.role;
  if (same) signedIn = Promise.resolve(now);
  return { now, same };
}

/** Signs in; a wrong password and a limit are errors of the form, so that nothing leaves the page. */
export const signIn = async (email, password) =>
  parsed(await send("POST", "/api/auth/login", { body: { email, password }, open: true }));

/**
 * Whether the browser keeps the session that sign-in just began. Where it doesn't, the session is ended,
 * since nobody can use it.
 */
export async function isKept({ email, token }) {
  try {
    const now = await parsed(await send("GET", "/api/auth/session", { open: true }));
    if (now.email === email) return true;
  } catch (error) {
    if (error.status !== 401) return true; // the page that follows tells what is wrong
  }
  const headers = { Authorization: `Bearer ${token}` };
  await send("POST", "/api/auth/logout", { headers, open: true }).catch(() => {}); // it ends by itself too
  return false;
}

/** Ends the session. */
export async function signOut() {
  signingOut = true;
  try {
    await post("/api/auth/logout");
  } catch (error) {
    signingOut = false;
    throw error;
  }
  location.assign("/admin/sign-in");
}

export { live } from "./live.js";
