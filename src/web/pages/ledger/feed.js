// The feed's tail: each event as it is appended, newest on top. It holds ids and labels, never a text.
import { get, live } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { number } from "../shared/time.js";
import { empty, failed, loading } from "../shared/states.js";
import { feedRow } from "./feed-row.js";

const KEEP = 200;
const FIRST = 50;
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
    begun = 0;

  const say = (state) => {
    pill.dataset.state = state;
    replace(pill, el("span", { class: "live-dot", "aria-hidden": "true" }), STATES[state]);
  };

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

  function take(items, counted = true) {
    if (!items.length) return;
    cursor = items.at(-1).cursor;
    if (counted) came += items.length;
    coming.push(...items);
    if (coming.length > 4 * KEEP) coming = coming.slice(-KEEP);
    frame ??= requestAnimationFrame(draw);
  }

  async function poll() {
    try {
      const page = await get("/api/events", { after: cursor, limit: 500 });
      take(page.items);
      cursor = page.next_cursor;
    } catch (error) {
      if (error.code === "epoch_changed") return begin();
      throw error;
    }
  }

  function follow() {
    const mine = ++begun;
    const path = cursor ? `/api/events?after=${encodeURIComponent(cursor)}` : "/api/events";
    stream = live(path, {
      poll,
      onState: (state) => mine === begun && say(state),
      onItem: (_, item) => mine === begun && take([item]),
    });
  }

  function halt(state) {
    begun += 1;
    stream?.stop();
    stream = null;
    say(state);
  }

  // The newest events first, and from there on live.
  async function begin() {
    halt("reading");
    const mine = begun;
    replace(box, loading("Loading the newest events", 6));
    list.replaceChildren();
    try {
      const page = await get("/api/events", { tail: FIRST });
      if (mine !== begun) return;
      cursor = page.next_cursor;
      onEpoch(page.epoch);
      if (page.items.length) take(page.items, false);
      else
        replace(box, empty("Nothing has been appended yet", "Each event will stand here the moment it is."));
      if (page.next_cursor) cursor = page.next_cursor;
      follow();
    } catch (error) {
      if (mine !== begun) return;
      onEpoch(null);
      say("lost");
      replace(box, failed(error, begin, "The feed could not be read"));
    }
  }

  pause.addEventListener("click", () => {
    const paused = pause.getAttribute("aria-pressed") !== "true";
    pause.setAttribute("aria-pressed", String(paused));
    replace(pause, paused ? "Go on" : "Pause");
    if (paused) halt("paused");
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
