// Times in the reader's zone, which stands next to them, with UTC on hover; durations and numbers.
import { el } from "./dom.js";

const NOTHING = "–";
const grouped = new Intl.NumberFormat();
const full = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "short",
});
/** The zone that all times of the pages are in. */
export const zone = full.resolvedOptions().timeZone;
const fine = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

const utc = (date) => `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
const nothing = () => el("span", { class: "muted" }, NOTHING);
const asDate = (text) => {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** A time in the reader's zone. */
export function time(rfc3339) {
  const date = asDate(rfc3339);
  return date ? el("time", { datetime: rfc3339, title: utc(date) }, full.format(date)) : nothing();
}

function agoText(date) {
  const seconds = Math.round((Date.now() - date) / 1000);
  const past = Math.abs(seconds);
  const told =
    past < 60
      ? `${past} s`
      : past < 3600
        ? `${Math.floor(past / 60)} min`
        : past < 86400
          ? `${Math.floor(past / 3600)} h`
          : past < 31 * 86400
            ? `${Math.floor(past / 86400)} d`
            : null;
  if (past < 10) return "just now";
  if (!told) return full.format(date);
  return seconds > 0 ? `${told} ago` : `in ${told}`;
}

/** A time as a distance from now, which keeps itself up to date. */
export function ago(rfc3339) {
  const date = asDate(rfc3339);
  if (!date) return nothing();
  const title = `${full.format(date)} · ${utc(date)}`;
  return el("time", { datetime: rfc3339, title, dataset: { ago: "" } }, agoText(date));
}

setInterval(() => {
  if (document.hidden) return;
  for (const node of document.querySelectorAll("time[data-ago]")) {
    const told = agoText(new Date(node.dateTime));
    if (node.textContent !== told) node.textContent = told;
  }
}, 15000);

/** Milliseconds as "480 ms", "1.2 s", "3 min 20 s" or "2 h 5 min". */
export function duration(ms) {
  if (ms === null || ms === undefined) return NOTHING;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60000) return `${fine.format(ms / 1000)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** A number with its digits grouped. */
export const number = (n) => (n === null || n === undefined ? NOTHING : grouped.format(n));

/** "1 memory", "2 memories". */
export const counted = (n, one, many = `${one}s`) => `${number(n)} ${n === 1 ? one : many}`;
