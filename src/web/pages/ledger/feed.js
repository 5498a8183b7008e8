// The feed's tail: each event as it is appended, newest on top. It holds ids and labels, never a text.
import { get, live } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { number } from "../shared/time.js";
import { empty, failed, loading } from "../shared/states.js";
import { feedRow } from "./feed-row.js";

const KEEP = 200;
const FIRST = 50;
const AGAIN_MS = 5000;
const LONG_MS = 10 * 60 * 1000; // what came in so long a time isn't fetched: the newest events are
const STATES = {
  live: "Live",
  polling: "Every two seconds",
  lost: "No answer",
  paused: "Paused",
  reading: "Loading",
};

/** The section of the feed; onEpoch hears which epoch the log is in. */
export function feed({ onEpoch }) {
  const list = el("ol", { class: "feed" });
  const box = el("div", {
    class: "feed-box",
    role: "region",
    tabindex: "0",
    "aria-label": "Feed, newest event first",
  });
  const pill = el("p", { class: "live-pill", role: "status" });
  // Beside the state and not within it, since that is read out whenever it changes.
  const count = el("span", { class: "muted feed-count" });
  const pause = el(
    "button",
    { type: "button", class: "button button-small", "aria-pressed": "false" },
    "Pause"
  );
  let cursor = null,
    stream = null,
    coming = [],
    frame = null,
    came = 0,
    begun = 0,
    halted = 0,
    reading = false,
    paused = false;
  const told = new Map(); // the newest position of each partition

  const say = (state) => {
    if (pill.dataset.state === state) return;
    pill.dataset.state = state;
    replace(pill, el("span", { class: "live-dot", "aria-hidden": "true" }), STATES[state]);
  };

  // Where stream and poll take over from one another, some come twice. A partition's come in order.
  function isNew({ partition_id: partition, position }) {
    if (position <= (told.get(partition) ?? 0)) return false;
    told.set(partition, position);
    return true;
  }

  // A burst is drawn once a frame, and only what will be kept of it.
  function draw() {
    frame = null;
    const items = coming.slice(-KEEP);
    coming = [];
    if (!list.isConnected) replace(box, list);
    list.prepend(...items.reverse().map(feedRow));
    while (list.children.length > KEEP) list.lastElementChild.remove();
    if (came) count.textContent = `${number(came)} new`;
  }

  function show(items) {
    coming.push(...items);
    if (coming.length > 4 * KEEP) coming = coming.slice(-KEEP);
    frame ??= requestAnimationFrame(draw);
  }

  function take(items) {
    const found = items.filter(isNew);
    if (!found.length) return;
    cursor = found.at(-1).cursor;
    came += found.length;
    show(found);
  }

  // Answers from where the stream goes on.
  async function poll() {
    const mine = begun;
    try {
      const page = await get("/api/events", { after: cursor, limit: 500 });
      if (mine !== begun) return null;
      take(page.items);
      return (cursor = page.next_cursor);
    } catch (error) {
      if (mine !== begun || error.code !== "epoch_changed") throw error;
      begin();
      return null;
    }
  }

  function follow() {
    const mine = ++begun;
    const path = cursor ? `/api/events?after=${encodeURIComponent(cursor)}` : "/api/events";
    stream = live(path, {
      poll,
      onState: (state) => mine === begun && say(state),
      onItem: (_, item) => mine === begun && take([item]),
      onReturn: (away) => mine === begun && away > LONG_MS && begin(),
    });
  }

  function halt(state) {
    begun += 1;
    stream?.stop();
    stream = null;
    halted = Date.now();
    say(state);
  }

  function forget() {
    cancelAnimationFrame(frame);
    frame = cursor = null;
    coming = [];
    came = 0;
    count.textContent = "";
    told.clear();
  }

  // The newest events first, and from there on live. Where that fails it is tried again by itself, quietly:
  // a machine that wakes up often has no network yet.
  async function begin(quiet = false) {
    halt(quiet ? "lost" : "reading");
    const mine = begun;
    reading = true;
    forget();
    if (!quiet) replace(box, loading("Loading the newest events", 6));
    list.replaceChildren();
    try {
      const page = await get("/api/events", { tail: FIRST });
      if (mine !== begun) return;
      cursor = page.next_cursor;
      onEpoch(page.epoch);
      page.items.forEach(isNew);
      if (page.items.length) show(page.items);
      else
        replace(box, empty("Nothing has been appended yet", "Each event will appear here at once."));
      reading = false;
      if (paused) halt("paused");
      else follow();
    } catch (error) {
      if (mine !== begun) return;
      reading = false;
      setTimeout(() => mine === begun && begin(true), AGAIN_MS);
      if (quiet) return;
      onEpoch(null);
      say("lost");
      replace(box, failed(error, begin, "The feed could not be read"));
    }
  }

  pause.addEventListener("click", () => {
    paused = !paused;
    pause.setAttribute("aria-pressed", String(paused));
    replace(pause, paused ? "Resume" : "Pause");
    if (reading) return; // what is being read stands first, and then it is paused or not
    if (paused) halt("paused");
    else if (!cursor || Date.now() - halted > LONG_MS) begin();
    else follow();
  });
  begin();
  return el(
    "section",
    { class: "card", "aria-labelledby": "feed-title" },
    el(
      "div",
      { class: "card-head" },
      el("h2", { id: "feed-title" }, "Feed"),
      el("div", { class: "row" }, count, pill, pause)
    ),
    box
  );
}
