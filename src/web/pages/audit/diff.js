// Word diffs. Texts have up to 8 KB and may be one word, so the work is bounded: words that stand once on
// both sides are taken as anchors, and only the gaps between anchors are searched, up to a bound.

/** A gap that needs more edits than this is shown as replaced as a whole. */
const MAX_EDITS = 250;
/** A word longer than this is compared by its letters, from both ends. */
const LONG_WORD = 24;

const segmenter = globalThis.Intl?.Segmenter ? new Intl.Segmenter(undefined, { granularity: "word" }) : null;

/** The words of a text, spaces and marks among them; joined they are the text again. */
export function words(text) {
  if (!segmenter) return text.match(/\s+|[^\s]+/gu) ?? [];
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** The parts of a diff in reading order: `{kind: "same"|"gone"|"new", text}`. */
export function diff(before, after) {
  const parts = [];
  const push = (kind, text) => {
    if (!text) return;
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  between(words(before), words(after), push);
  return inOrder(parts).flatMap((part, at, all) => refined(part, all[at + 1], all[at - 1]));
}

function between(a, b, push) {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  push("same", a.slice(0, start).join(""));
  gap(a.slice(start, a.length - end), b.slice(start, b.length - end), push);
  push("same", a.slice(a.length - end).join(""));
}

function gap(a, b, push) {
  const replaceAll = () => {
    push("gone", a.join(""));
    push("new", b.join(""));
  };
  if (a.length === 0 || b.length === 0) return replaceAll();
  const anchors = anchorsOf(a, b);
  if (anchors.length === 0) {
    const steps = shortest(a, b);
    return steps ? steps.forEach(([kind, word]) => push(kind, word)) : replaceAll();
  }
  let [i, j] = [0, 0];
  for (const [x, y] of [...anchors, [a.length, b.length]]) {
    between(a.slice(i, x), b.slice(j, y), push);
    if (x < a.length) push("same", a[x]);
    [i, j] = [x + 1, y + 1];
  }
}

/** Pairs of places of words that stand once on each side, as many as keep their order (patience diff). */
function anchorsOf(a, b) {
  const place = new Map();
  const note = (list, side) =>
    list.forEach((word, at) => {
      if (!word.trim()) return;
      const seen = place.get(word) ?? { a: -1, b: -1 };
      seen[side] = seen[side] === -1 ? at : -2;
      place.set(word, seen);
    });
  note(a, "a");
  note(b, "b");
  const pairs = [...place.values()].filter((seen) => seen.a >= 0 && seen.b >= 0).sort((x, y) => x.a - y.a);
  const piles = [];
  for (const pair of pairs) {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (piles[middle].b < pair.b) low = middle + 1;
      else high = middle;
    }
    pair.before = piles[low - 1] ?? null;
    piles[low] = pair;
  }
  const kept = [];
  for (let pair = piles.at(-1); pair; pair = pair.before) kept.push([pair.a, pair.b]);
  return kept.reverse();
}

/** The fewest edits from a to b (Myers), or null beyond the bound. */
function shortest(a, b) {
  const trail = [];
  const far = new Map([[1, 0]]);
  for (let edits = 0; edits <= Math.min(MAX_EDITS, a.length + b.length); edits++) {
    trail.push(new Map(far));
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && far.get(k - 1) < far.get(k + 1));
      let x = down ? far.get(k + 1) : far.get(k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      far.set(k, x);
      if (x >= a.length && x - k >= b.length) return walked(a, b, trail);
    }
  }
  return null;
}

function walked(a, b, trail) {
  const steps = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trail.length - 1; edits >= 0; edits--) {
    const far = trail[edits];
    const k = x - y;
    const down = k === -edits || (k !== edits && far.get(k - 1) < far.get(k + 1));
    const from = down ? k + 1 : k - 1;
    const startX = far.get(from) ?? 0;
    const startY = startX - from;
    while (x > Math.max(startX, 0) && y > Math.max(startY, 0) && a[x - 1] === b[y - 1]) {
      steps.push(["same", a[--x]]);
      y--;
    }
    if (edits > 0) steps.push(down ? ["new", b[--y]] : ["gone", a[--x]]);
  }
  return steps.reverse();
}

/** Runs of changes as one removal and one addition; a space alone between two changes goes with them. */
function inOrder(parts) {
  const out = [];
  let [gone, fresh] = ["", ""];
  const flush = () => {
    if (gone) out.push({ kind: "gone", text: gone });
    if (fresh) out.push({ kind: "new", text: fresh });
    [gone, fresh] = ["", ""];
  };
  parts.forEach((part, at) => {
    const bridging = /^\s$/u.test(part.text) && gone && fresh && parts[at + 1];
    if (part.kind === "same" && !bridging) {
      flush();
      out.push(part);
    } else {
      if (part.kind !== "new") gone += part.text;
      if (part.kind !== "gone") fresh += part.text;
    }
  });
  flush();
  return out;
}

/** A long word replaced by another long word: what they share at their ends stays. */
function refined(part, next, previous) {
  const long = (one, other) =>
    one?.kind === "gone" && other?.kind === "new" && oneWord(one) && oneWord(other);
  if (!long(part, next) && !long(previous, part)) return [part];
  const [one, other] = part.kind === "gone" ? [part.text, next.text] : [previous.text, part.text];
  const [a, b] = [Array.from(one), Array.from(other)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const piece = (from, to) => a.slice(from, to).join("");
  if (part.kind === "gone") {
    return [
      ["same", piece(0, start)],
      ["gone", piece(start, a.length - end)],
    ]
      .filter(([, text]) => text)
      .map(([kind, text]) => ({ kind, text }));
  }
  return [
    ["new", b.slice(start, b.length - end).join("")],
    ["same", piece(a.length - end)],
  ]
    .filter(([, text]) => text)
    .map(([kind, text]) => ({ kind, text }));
}

const oneWord = (part) => part.text.length > LONG_WORD && !/\s/u.test(part.text);
