// A little Markdown as nodes: headings, lists, quotes, code, bold, emphasis. Never HTML, never links or
// images, since a report quotes what users and models wrote; what isn't understood stays as the text it is.
import { el, userText } from "../shared/dom.js";

const INLINE = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*/g;
const LONGEST = 200000; // characters that are laid out; the raw text has all

/** A line's text with code, bold and emphasis. */
export function inline(text) {
  const nodes = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) nodes.push(userText(text.slice(from, found.index)));
    const [whole, code, strong, soft] = found;
    nodes.push(
      code !== undefined
        ? el("code", null, userText(code))
        : strong !== undefined
          ? el("strong", null, userText(strong))
          : el("em", null, userText(soft)),
    );
    from = found.index + whole.length;
  }
  if (from < text.length) nodes.push(userText(text.slice(from)));
  return nodes;
}

const KINDS = [
  ["heading", /^(#{1,6})\s+(.*)$/],
  ["item", /^(\s*)[-*+]\s+(.*)$/],
  ["numbered", /^(\s*)\d+[.)]\s+(.*)$/],
  ["quote", /^>\s?(.*)$/],
  ["rule", /^(?:-{3,}|\*{3,}|_{3,})\s*$/],
  ["blank", /^\s*$/],
];

function kindOf(line) {
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(line);
    if (found) return { kind, found };
  }
  return { kind: "text", found: [line, line] };
}

// The page has an h1 and the section an h2: a report's own headings come below.
const heading = ([, marks, text]) => el(`h${Math.min(6, marks.length + 1)}`, null, inline(text));

function take(lines, at, kind) {
  const taken = [];
  while (at < lines.length) {
    const now = kindOf(lines[at]);
    if (now.kind !== kind) break;
    taken.push(now.found);
    at += 1;
  }
  return { taken, at };
}

function fence(lines, at) {
  let end = at + 1;
  while (end < lines.length && !lines[end].startsWith("```")) end += 1;
  return {
    node: el("pre", { tabindex: "0" }, userText(lines.slice(at + 1, end).join("\n"), { max: LONGEST })),
    at: end + 1,
  };
}

const joined = (taken) => taken.map((found) => found.at(-1)).join(" ");

/** Markdown as nodes. */
export function markdown(source) {
  const lines = source.slice(0, LONGEST).replace(/\r\n?/g, "\n").split("\n");
  const nodes = [];
  for (let at = 0; at < lines.length;) {
    if (lines[at].startsWith("```")) {
      const fenced = fence(lines, at);
      nodes.push(fenced.node);
      at = fenced.at;
      continue;
    }
    const { kind, found } = kindOf(lines[at]);
    if (kind === "blank" || kind === "rule" || kind === "heading") {
      if (kind === "rule") nodes.push(el("hr"));
      if (kind === "heading") nodes.push(heading(found));
      at += 1;
      continue;
    }
    const run = take(lines, at, kind);
    at = run.at;
    if (kind === "item" || kind === "numbered") {
      nodes.push(
        el(
          kind === "item" ? "ul" : "ol",
          null,
          run.taken.map(([, , text]) => el("li", null, inline(text))),
        ),
      );
    } else nodes.push(el(kind === "quote" ? "blockquote" : "p", null, inline(joined(run.taken))));
  }
  return nodes;
}
