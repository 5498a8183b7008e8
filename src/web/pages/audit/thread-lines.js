// The lines of a summary, each with the messages that it comes from.
import { el, userText } from "../shared/dom.js";
import { messageLinks, versionLink } from "./thread-links.js";

/** A list of lines; `of(line)` may say more of one. */
export const lineList = ({ user, thread }, lines, { label, of = () => null }) =>
  el(
    "ul",
    { class: "thread-lines", "aria-label": label },
    lines.map((line) =>
      el(
        "li",
        {},
        userText(line.text, { max: 600 }),
        el(
          "span",
          { class: "thread-line-from" },
          line.seqs.length === 1 ? "from message " : "from messages ",
          messageLinks(user, thread, line.seqs),
          of(line),
        ),
      ),
    ),
  );

/** The lines that cite a message, as they stand next to it. */
export function citing(context, lines) {
  if (!lines?.length) return null;
  const { user, thread } = context;
  return lineList(context, lines, {
    label: "Summary lines that cite this message",
    of: ({ version, isCurrent }) => [
      ", ",
      versionLink(user, thread, version),
      isCurrent ? null : " (not in the newest)",
    ],
  });
}
