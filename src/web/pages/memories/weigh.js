// How the parts of a score add up, and why a memory stands where it does, in words.

const BOOSTS = ["importance", "recency", "pinned", "relation"];

/** The parts as they are shown: key, name, and the words for "mostly for its …". */
export const PARTS = [
  ["model", "Model's judgement", "the model's judgement"],
  ["lexical", "Shared words", "shared words"],
  ["vector", "Nearness in meaning", "nearness in meaning"],
  ["importance", "Importance", "importance"],
  ["recency", "Recency", "a recent change"],
  ["pinned", "Pin", "its pin"],
  ["relation", "Relations", "its relations"],
  ["thread", "Thread", "its neighbours in the thread"],
];

/** What each part adds to each item's score, by the weights of the answer: a list of {part: number}. */
export function weighed(items, weights) {
  const share = weights.lexical / (weights.lexical + weights.vector || 1);
  return items.map(({ scores }) => {
    const found =
      typeof scores.model === "number"
        ? { model: scores.relevance }
        : { lexical: share * scores.lexical, vector: (1 - share) * scores.vector };
    const boosts = Object.fromEntries(BOOSTS.map((part) => [part, weights[part] * scores[part]]));
    // What is relevant itself needs its thread less.
    return { ...found, ...boosts, thread: weights.thread * scores.thread * (1 - scores.relevance) };
  });
}

const far = (value) => value.toFixed(value > 0 && value < 0.0995 ? 3 : 2);
const said = Object.fromEntries(PARTS.map(([part, , words]) => [part, words]));

function words({ scores }) {
  if (typeof scores.model === "number")
    return `The model judged its relevance to be ${Math.round(100 * scores.model)} %`;
  const lexical =
    scores.lexical >= 0.85
      ? "It has nearly all words of the query"
      : scores.lexical >= 0.5
        ? "It has many of the query's words"
        : scores.lexical >= 0.2
          ? "It has some of the query's words"
          : scores.lexical > 0
            ? "It shares few words with the query"
            : "It shares no word with the query";
  const vector =
    scores.vector >= 0.6
      ? "is very near it in meaning"
      : scores.vector >= 0.3
        ? "is near it in meaning"
        : scores.vector > 0.05
          ? "is far from it in meaning"
          : "isn't near it in meaning";
  const agree = scores.lexical >= 0.2 === scores.vector >= 0.3;
  return `${lexical} (${far(scores.lexical)}) ${agree ? "and" : "but"} ${vector} (${far(scores.vector)})`;
}

function added({ scores, memory }, parts) {
  const told = [];
  if (parts.importance) told.push(`importance ${memory?.importance ?? ""} adds ${far(parts.importance)}`);
  if (parts.recency >= 0.001)
    told.push(`${scores.recency > 0.9 ? "a recent change" : "its age"} adds ${far(parts.recency)}`);
  if (parts.pinned) told.push(`the pin adds ${far(parts.pinned)}`);
  if (parts.relation) told.push(`a relation to another result adds ${far(parts.relation)}`);
  if (parts.thread >= 0.001) told.push(`its neighbours in the thread add ${far(parts.thread)}`);
  if (!told.length) return "";
  const last = told.pop();
  return `; ${told.length ? `${told.join(", ")} and ` : ""}${last}`;
}

// The part that did most to put one above the other.
function against(parts, theirs) {
  // A score is told as 1 at most, and one that is led by a newer memory shares its own with that one.
  const sum = (parts) => Object.values(parts).reduce((sum, part) => sum + part, 0);
  const gap = sum(parts) - sum(theirs);
  if (gap < -0.00005) return "It is newer than the one below, which is as relevant.";
  if (gap < 0.00005) return "It has the same score as the one below; equal ones are in the order of their ids.";
  const most = Object.keys({ ...parts, ...theirs })
    .map((part) => [part, (parts[part] ?? 0) - (theirs[part] ?? 0)])
    .reduce((best, next) => (next[1] > best[1] ? next : best));
  return `It is ${far(gap)} above the next, mostly for ${said[most[0]]}.`;
}

/** A sentence or two on why item `at` stands where it does. */
export function reason(items, parts, at) {
  const one = items[at];
  const below = items[at + 1];
  const first =
    one.scores.relevance === 0
      ? "It is included whatever the query, since all memories of its category are"
      : `${words(one)}${added(one, parts[at])}`;
  if (!below || one.score < below.score) return `${first}.`;
  return `${first}. ${against(parts[at], parts[at + 1])}`;
}
