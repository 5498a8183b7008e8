// What a moment comes to: when it was, how many memories there were, and how that differs from now.
import { badge, el, userText } from "../shared/dom.js";
import { counted, number, time } from "../shared/time.js";
import { clip } from "./words.js";

/** Which moment it is, and how many memories were active where that is known. */
export function headline(rev, log, at, then) {
  const told =
    rev === 0 ? "before the first change" : at ? [at.isExact ? "made " : "made before ", time(at.at)] : null;
  return el(
    "h3",
    { class: "moment-title" },
    `Rev ${number(rev)}`,
    rev === log.now ? " (now)" : null,
    told ? [", ", told] : null,
    then === null ? null : `: ${counted(then, "memory", "memories")} active`,
  );
}

/** The difference as a bar: what stayed, changed and ended of what was there, and what came. */
export function picture(net, then) {
  if (!net || then === null) return null;
  const same = then - net.changed.length - net.gone.length;
  const parts = [
    ["same", "unchanged", same],
    ["changed", "changed since", net.changed.length],
    ["gone", "ended since", net.gone.length],
    ["added", "added since", net.added.length],
  ];
  const bar = el(
    "div",
    { class: "state-bar", "aria-hidden": "true" },
    parts
      .filter(([, , count]) => count > 0)
      .map(([kind, , count]) => {
        const part = el("span", { class: `state-part moment-${kind}` });
        part.style.flexGrow = String(count);
        return part;
      }),
  );
  return el(
    "div",
    {},
    bar,
    el(
      "dl",
      { class: "state-legend" },
      parts.map(([kind, label, count]) =>
        el(
          "div",
          { class: "state-count" },
          el("dt", {}, el("span", { class: `swatch moment-${kind}`, "aria-hidden": "true" }), label),
          el("dd", {}, number(count)),
        ),
      ),
    ),
  );
}

/** The change that made the rev, where it has been read. */
export function lastChange(change) {
  if (!change) return null;
  const text = change.new ?? change.old;
  return el(
    "p",
    { class: "moment-change" },
    el("span", { class: "muted" }, "The change that made it: "),
    badge(change.event),
    " ",
    text === null ? el("span", { class: "muted" }, "no text") : userText(clip(text, 160)),
  );
}
