// How long texts may be. A field's own maxlength would cut what is pasted without a word, and counts every emoji
// as two: so they are counted here as the ledger counts, in characters, before anything is sent.
import { ApiError } from "../shared/api.js";
import { number } from "../shared/time.js";

const MOST = {
  content: ["Content", 8192],
  reason: ["The reason", 1000],
  category: ["Category", 64],
  bank: ["Bank", 64],
  q: ["The query", 8192],
  agent: ["Agent", 128],
};

/** {field, detail} of the first value that is too long, or null. */
export function tooLong(values) {
  for (const [field, [name, most]] of Object.entries(MOST)) {
    const has = [...(values[field] ?? "").normalize("NFC")].length;
    if (has <= most) continue;
    const detail = `${name} must have at most ${number(most)} characters; it has ${number(has)}.`;
    return { field, detail };
  }
  return null;
}

/** The body again; where it holds what the ledger would refuse as too long, that is thrown. */
export function fitting(body) {
  const wrong = tooLong(body);
  if (wrong) throw new ApiError({ code: "too_long", ...wrong });
  return body;
}
