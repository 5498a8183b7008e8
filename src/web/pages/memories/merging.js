// The dialog of a merge. The ledger takes a guard for the memory that takes the others in, and for no other, so all of
// them are read again just before.
import { ApiError, get, post } from "../shared/api.js";
import { el } from "../shared/dom.js";
import { number } from "../shared/time.js";
import { guard, isActive, isClash, quote } from "./clash.js";
import { idempotency } from "../shared/idempotency.js";
import { fitting } from "./limits.js";
import { IDLE, labels } from "./memory-card.js";
import { mergeForm } from "./merge-form.js";
import { sheet } from "../shared/sheet.js";

/** Those of `now` that are not what they were, as [before, now, its number in the list]. */
const others = (before, now) =>
  now
    .map((one, at) => [before[at], one, at + 1])
    .filter(([was, one]) => one.revision !== was.revision || !isActive(one));

const change = ([was, now, at]) =>
  el(
    "li",
    null,
    el(
      "p",
      null,
      el("b", null, `Number ${at}`),
      ` is at revision ${number(now.revision)}, you started from ${number(was.revision)}. `,
      isActive(now) ? "It says now:" : `${IDLE[now.state]}, and can't be merged. It says:`
    ),
    quote(now, 1200),
    labels(now)
  );

const clash = (changes) =>
  el(
    "div",
    { class: "clash" },
    el("p", null, el("b", null, "Changed meanwhile. "), "Nothing was merged."),
    el("ul", { class: "plain" }, changes.map(change)),
    el(
      "p",
      null,
      changes.every(([, now]) => isActive(now))
        ? "Check the merged text, and merge again if it is still right."
        : "Cancel, and choose again without the ones that can't be merged."
    )
  );

/** Asks and merges; resolves to {written, from}: the product, or null, and the memories as they were last seen. */
export async function merging(memories, { base, at }) {
  let from = memories,
    isLost = false;
  const form = mergeForm(memories);
  const headers = idempotency();
  const read = () => Promise.all(from.map((one) => get(at(one))));
  const send = async () => {
    const body = fitting(form.values());
    const now = await read();
    // A merge whose answer was lost may have been done, and left its sources inactive: sent again, it is answered as
    // it was then, or refused.
    const mayBeDone = isLost && !now.every(isActive);
    if (others(from, now).length && !mayBeDone)
      throw new ApiError({ status: 412, code: "revision_mismatch", detail: "They changed meanwhile." });
    const target = from.find(({ id }) => id === body.target_id);
    try {
      return await post(`${base}/merge`, body, null, { ...headers(body), ...(target ? guard(target) : {}) });
    } catch (error) {
      isLost = !error.status || error.status >= 500;
      throw error;
    }
  };
  const rescue = async (error) => {
    if (!isClash(error)) return null;
    const now = await read();
    const changes = others(from, now);
    if (!changes.length) return null; // refused for something else
    from = now;
    form.follow(now);
    return clash(changes);
  };
  const title = `Merge ${number(memories.length)} memories into one`;
  const written = await sheet({ title, body: form.node, action: "Merge", send, rescue, unsaved: form.isOwn });
  return { written, from };
}
