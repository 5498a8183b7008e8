// What a check of the log shows, and no more; and the anchor that its end can be proven by later.
import { el } from "./dom.js";
import { counted, number } from "./time.js";

/** What is said of a check: the end of a log is proven by nothing that lies in the same database. */
export const verdictOf = (check) =>
  check.ok
    ? "Consistent in itself; the end of the log is not proven"
    : `${counted(check.fault_count, "fault")} found`;

/** What mends a fault. */
export const remedyOf = (fault) =>
  fault.replay_mends
    ? "A rebuild of the read models repairs it."
    : "No rebuild repairs it: keep the database as it is, and compare it with a backup.";

/** What the log was compared with. */
export const comparedWith = ({ earlier }) =>
  earlier ? `It has the ${counted(earlier.events, "event")} that earlier checks saw.` : null;

/** The digest of a check; of one just made also where each partition ends, as a file to keep. */
export function anchor(check) {
  if (!check.digest) return null;
  const { tenant_id, user_id, digest, heads } = check;
  const kept = JSON.stringify({ tenant_id, user_id: user_id ?? undefined, digest, heads }, null, 2);
  const file = heads && URL.createObjectURL(new Blob([kept], { type: "application/json" }));
  const day = new Date(check.at ?? Date.now()).toISOString().slice(0, 10);
  return el(
    "div",
    { class: "anchor" },
    el("p", {}, "Digest ", el("code", { class: "mono" }, digest)),
    heads
      ? el(
          "details",
          {},
          el("summary", {}, `Ends of ${counted(heads.length, "partition")}`),
          el(
            "ul",
            { class: "mono" },
            heads.map((head) =>
              el("li", {}, `${head.partition_id}: position ${number(head.position)}, ${head.digest}`),
            ),
          ),
        )
      : null,
    heads
      ? el(
          "p",
          {},
          el("a", { class: "button", href: file, download: `anchor-${day}.json` }, "Save as an anchor"),
          " Stored out of reach of anyone who can write to the database, it later shows whether events were cut off or " +
            "changed: memledger verify --against FILE.",
        )
      : null,
  );
}
