// Searches as an agent would, and shows what it would be given: the header, the memories in their order, why.
import { post } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { onChange, params, set } from "../shared/address.js";
import { empty, failed, loading } from "../shared/states.js";
import { answerView } from "./answer.js";
import { NAMES, recallForm } from "./recall-form.js";

const number = (text) => (text === "" ? undefined : Number(text));
const list = (text) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

// A day is the reader's own, from midnight to midnight; the ledger's bounds include their ends. What is no
// day is left to the ledger, which says what is wrong with it.
function bound(text, isLast) {
  const [whole, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!whole) return text;
  const at = isLast
    ? new Date(year, month - 1, Number(day) + 1, 0, 0, 0, -1)
    : new Date(year, month - 1, day);
  return at.toISOString();
}

const asked = () => Object.fromEntries(NAMES.map((name) => [name, params()[name] ?? ""]));

/** The body of POST /api/memory/query for what stands in the form. */
export function queryBody(user, values) {
  const categories = list(values.categories);
  const filters = {
    user_id: user,
    category: values.category,
    bank: values.bank,
    agent_id: values.agent_id,
    pinned: values.pinned === "" ? undefined : values.pinned === "true",
    importance_min: number(values.importance_min),
    importance_max: number(values.importance_max),
    updated_after: bound(values.updated_after, false),
    updated_before: bound(values.updated_before, true),
  };
  const body = {
    query: values.q.trim(),
    agent: values.agent,
    categories: categories.length ? categories : undefined,
    thread_id: values.thread,
    top_k: number(values.top_k),
    threshold: number(values.threshold),
    budget_tokens: number(values.budget),
    return: "full",
  };
  const given = (object) =>
    Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== ""));
  return { ...given(body), filters: given(filters) };
}

/** The view of the search. */
export function recall({ user, session, act }) {
  const place = el("div", { class: "stack recall-place" });
  let run = 0,
    last = null;
  const form = recallForm({
    session,
    onSearch(values) {
      const before = JSON.stringify(asked());
      set(values);
      // The same again, or what isn't done unasked.
      if (JSON.stringify(asked()) === before || (values.thread && session.role === "admin")) search(values);
    },
  });

  const show = (node) => replace(place, el("div", { class: "card" }, node));
  const waiting = () =>
    show(
      empty(
        "Ask what an agent would ask",
        "You see its answer, and the parts of every score."
      )
    );

  async function search(values) {
    const mine = ++run;
    place.setAttribute("aria-busy", "true");
    if (!place.querySelector(".result")) show(loading("Searching", 6));
    const began = performance.now();
    const body = queryBody(user, values);
    try {
      const answer = await post("/api/memory/query", body);
      if (mine !== run) return;
      form.fault(null);
      replace(place, answerView({ answer, body, user, act, took: performance.now() - began }));
    } catch (error) {
      if (mine !== run) return;
      if (form.fault(error))
        show(empty("Not searched", "One field has a wrong value; it is marked above."));
      else show(failed(error, () => search(values), "The search was not answered"));
    }
    place.removeAttribute("aria-busy");
  }

  // An answer that is still under way has nothing to say any more.
  function forget() {
    run += 1;
    place.removeAttribute("aria-busy");
    form.fault(null);
  }

  function follow() {
    const values = asked();
    const now = JSON.stringify(values);
    if (now === last) return;
    last = now;
    form.fill(values);
    if (!values.q.trim()) {
      forget();
      return waiting();
    }
    // An answer to a thread acknowledges its header: that is done when asked for, not when a link is opened.
    if (values.thread && session.role === "admin") {
      forget();
      return show(
        empty(
          "Not searched yet",
          "With a thread, the answer acknowledges its delta header. Press Search to continue."
        )
      );
    }
    search(values);
  }

  const node = el("div", { class: "stack" }, form.node, place);
  const stop = onChange(() => (node.isConnected ? follow() : stop()));
  queueMicrotask(follow);
  return node;
}
