// A live stream of the server's events (SSE), with polling where it can't be had. It is read with fetch and
// not with EventSource, since that tells neither the status of a refusal nor events by names it wasn't told
// beforehand.
import { send } from "./api.js";

const AGAIN_MS = 15000; // how long to poll before the stream is tried again
const QUIET_MS = 60000; // a stream that says nothing for so long, not even a comment, is taken for dead

/** Splits the stream's text into events; answers what is left over, an unfinished event. */
export function events(text, emit) {
  const blocks = text.split(/\r?\n\r?\n/);
  const rest = blocks.pop();
  for (const block of blocks) {
    let name = "message",
      id = null;
    const data = [];
    for (const line of block.split(/\r?\n/)) {
      const colon = line.indexOf(":");
      if (colon === 0) continue;
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "event") name = value;
      else if (field === "data") data.push(value);
      else if (field === "id") id = value;
    }
    if (data.length) emit(name, data.join("\n"), id);
  }
  return rest;
}

const asJson = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Follows path; see onItem and onState. Where poll answers an id, the stream goes on from there. A hidden
 * page lets go of its connection, since browsers have few per origin; onReturn hears for how long it was
 * hidden, and may stop this one to begin anew.
 */
export function live(path, { onItem, onState = () => {}, onReturn = () => {}, poll, everyMs = 2000 }) {
  let stopped = false,
    lastId = null,
    stream = null,
    timer = null,
    state = null,
    tried = 0,
    hidden = null,
    open = false;
  const say = (next) => {
    if (state !== next && !stopped) onState((state = next));
  };

  async function follow() {
    const hold = new AbortController();
    stream = hold;
    tried = Date.now();
    let heard = Date.now();
    const watch = setInterval(() => Date.now() - heard > QUIET_MS && hold.abort(), 5000);
    try {
      const headers = { Accept: "text/event-stream", ...(lastId ? { "Last-Event-ID": lastId } : {}) };
      const response = await send("GET", path, { headers, signal: hold.signal });
      if (!response.headers.get("Content-Type")?.includes("event-stream")) throw new Error("no stream");
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      open = true;
      clearTimeout(timer);
      say("live");
      for (let rest = ""; ;) {
        const { value, done } = await reader.read();
        if (done) break;
        heard = Date.now();
        rest = events(rest + value, (name, data, id) => {
          if (id) lastId = id;
          if (!stopped) onItem(name, asJson(data), id);
        });
      }
    } catch {
      // refused, cut off or let go of: polling tells the reader which
    }
    clearInterval(watch);
    open = false;
    if (stream !== hold) return; // let go of on purpose
    stream = null;
    if (!stopped) timer = setTimeout(fallBack, Date.now() - tried < 1000 ? 0 : 500);
  }

  async function fallBack() {
    if (stopped || open || document.hidden) return;
    try {
      const id = await poll?.();
      if (!open && id) lastId = id; // an open stream is further than this answer
      if (!open) say(poll ? "polling" : "lost");
    } catch {
      if (!open) say("lost");
    }
    clearTimeout(timer);
    if (stopped || open || document.hidden) return;
    timer = setTimeout(fallBack, everyMs);
    // Only now, so that it begins where the poll has ended.
    if (!stream && Date.now() - tried > AGAIN_MS) follow();
  }

  function seen() {
    clearTimeout(timer);
    if (document.hidden) {
      const held = stream;
      hidden = Date.now();
      stream = null;
      held?.abort();
      return;
    }
    if (hidden) onReturn(Date.now() - hidden);
    hidden = null;
    if (!stopped && !stream) follow();
  }
  const leave = () => stream?.abort();

  document.addEventListener("visibilitychange", seen);
  addEventListener("pagehide", leave);
  seen();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      stream?.abort();
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("pagehide", leave);
    },
  };
}
