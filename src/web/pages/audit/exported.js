// Everything of a user as a file, of now or of a moment.
import { el } from "../shared/dom.js";
import { path } from "./user.js";

/** The links to both forms; `rev` is the moment, none for now. */
export const exports = (user, rev = null) => [
  exported(user, "jsonl", "Export JSON lines", rev),
  exported(user, "csv", "Export CSV", rev),
];

// The cookie lets a plain link in, so that the browser streams the file to disk, however large it is.
function exported(user, format, label, rev) {
  const query = new URLSearchParams({ format, ...(rev === null ? {} : { as_of_rev: rev }) });
  return el(
    "a",
    {
      class: "button",
      href: `${path(user, "export")}?${query}`,
      download: rev === null ? `${user}.${format}` : `${user}-rev-${rev}.${format}`,
      title:
        rev === null
          ? "Everything of this user: memories, histories, events and operations"
          : "Everything as it was at this rev, without what was purged since",
    },
    rev === null ? label : `${label} of rev ${rev}`,
  );
}
