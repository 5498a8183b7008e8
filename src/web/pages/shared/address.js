// The view's state lives in the URL's query, so that what one sees can be sent to a colleague.

const listeners = new Set();

/** The query as a plain object. */
export const params = () => Object.fromEntries(new URLSearchParams(location.search));

/** This page's URL with some of the query changed; "" or null removes. For links. */
export function link(changes) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === "") query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return location.pathname + (text ? `?${text}` : "");
}

const tell = () => listeners.forEach((listener) => listener(params()));

/** Changes some of the query; with push: false no new step of "back" is made. */
export function set(changes, { push = true } = {}) {
  const next = link(changes);
  if (next === location.pathname + location.search) return;
  history[push ? "pushState" : "replaceState"](null, "", next);
  tell();
}

/** Calls fn(params) on back, forward and set; answers how to stop that. */
export function onChange(fn) {
  listeners.add(fn);
  return () => listeners.delete(fn);
}

addEventListener("popstate", tell);
