// How the parts of a score add up, and why a memory stands where it does, in words.
// The answer has each part from 0 to 1 and the whole, but not the weights, which are the server's settings.
// What can be told from the figures is; the rest is taken to be as documented, if that makes the sum right.

const USUAL = { importance: 0.03, recency: 0.02, pinned: 0.03, relation: 0.05 };
const LEXICAL = 0.7;
const CLOSE = 0.0015; // scores are rounded to four digits

/** The parts as they are shown: key, name, and the words for "mostly for its …". */
export const PARTS = [
  ["model", "Model's judgement", "the model's judgement"],
  ["lexical", "Shared words", "shared words"],
  ["vector", "Nearness in meaning", "nearness in meaning"],
  ["importance", "Importance", "importance"],
  ["recency", "Recency", "a recent change"],
  ["pinned", "Pin", "its pin"],
  ["relation", "Relations", "its relations"],
  ["bonus", "Importance, recency, pin and relations", "importance, recency, pin and relations"],
];

// relevance = a × lexical + (1 − a) × vector: told best by the memory whose two parts differ most.
function lexicalShare(items) {
  let best = { gap: 0.02, share: LEXICAL };
  for (const { scores } of items) {
    const gap = Math.abs(scores.lexical - scores.vector);
    if (typeof scores.model === "number" || gap <= best.gap) continue;
    best = { gap, share: (scores.relevance - scores.vector) / (scores.lexical - scores.vector) };
  }
  return Math.min(1, Math.max(0, best.share));
}

const bonusOf = (scores) =>
  Object.entries(USUAL).reduce((sum, [part, weight]) => sum + weight * (scores[part] ?? 0), 0);
const explains = ({ score, scores }) =>
  score >= 0.9999 || Math.abs(scores.relevance + bonusOf(scores) - score) < CLOSE;

/** What each part adds to each item's score: a list of {part: number}, in the order of items. */
export function weighed(items) {
  const share = lexicalShare(items);
  const usual = items.every(explains);
  return items.map(({ score, scores }) => {
    const found =
      typeof scores.model === "number"
        ? { model: scores.relevance }
        : { lexical: share * scores.lexical, vector: (1 - share) * scores.vector };
    if (!usual) return { ...found, bonus: Math.max(0, score - scores.relevance) };
    const added = Object.entries(USUAL).map(([part, weight]) => [part, weight * (scores[part] ?? 0)]);
    return { ...found, ...Object.fromEntries(added) };
  });
}

const far = (value) => value.toFixed(value > 0 && value < 0.0995 ? 3 : 2);
const said = Object.fromEntries(PARTS.map(([part, , words]) => [part, words]));

function words({ scores }) {
  if (typeof scores.model === "number")
    return `The model judged that it answers the query to ${Math.round(100 * scores.model)} %`;
  const lexical =
    scores.lexical >= 0.85
      ? "It has nearly all that the query says"
      : scores.lexical >= 0.5
        ? "It has many of the query's words"
        : scores.lexical >= 0.2
          ? "It has some of the query's words"
          : scores.lexical > 0
            ? "It shares few words with the query"
            : "It shares no word with the query";
  const vector =
    scores.vector >= 0.6
      ? "lies very near it in meaning"
      : scores.vector >= 0.3
        ? "lies near it in meaning"
        : scores.vector > 0.05
          ? "lies far from it in meaning"
          : "isn't near it in meaning";
  const agree = scores.lexical >= 0.2 === scores.vector >= 0.3;
  return `${lexical} (${far(scores.lexical)}) ${agree ? "and" : "but"} ${vector} (${far(scores.vector)})`;
}

function added({ scores, memory }, parts) {
  const told = [];
  if (parts.importance) told.push(`importance ${memory?.importance ?? ""} adds ${far(parts.importance)}`);
  if (parts.recency >= 0.001)
    told.push(`${scores.recency > 0.9 ? "a change of late" : "its age"} adds ${far(parts.recency)}`);
  if (parts.pinned) told.push(`the pin adds ${far(parts.pinned)}`);
  if (parts.relation) told.push(`a relation to another result adds ${far(parts.relation)}`);
  if (parts.bonus) told.push(`importance, recency, pin and relations add ${far(parts.bonus)}`);
  if (!told.length) return "";
  const last = told.pop();
  return `; ${told.length ? `${told.join(", ")} and ` : ""}${last}`;
}

// The part that did most to put one above the other.
function against(one, parts, other, theirs) {
  const gap = one.score - other.score;
  if (gap < 0.00005) return "It is level with the one below; equal ones stand in the order of their ids.";
  const most = Object.keys({ ...parts, ...theirs })
    .map((part) => [part, (parts[part] ?? 0) - (theirs[part] ?? 0)])
    .reduce((best, next) => (next[1] > best[1] ? next : best));
  return `It stands ${far(gap)} above the next, mostly for ${said[most[0]]}.`;
}

/** A sentence or two on why item `at` stands where it does. */
export function reason(items, parts, at) {
  const one = items[at];
  const below = items[at + 1];
  const first =
    one.scores.relevance === 0
      ? "It was taken in without regard to the query, since all memories of its category are"
      : `${words(one)}${added(one, parts[at])}`;
  if (!below || one.score < below.score) return `${first}.`;
  return `${first}. ${against(one, parts[at], below, parts[at + 1])}`;
}
