// Where the nodes of a small graph stand: sources on the left, what was made of them to their right.

/** A merge of more sources than this shows some of them and says how many there are more. */
const MOST_SOURCES = 8;

/** From merges to `{ids, edges: [{from, to, merge}], more: Map(product → how many are left out)}`. */
export function edgesOf(merges) {
  const edges = [];
  const more = new Map();
  for (const merge of merges) {
    const shown =
      merge.sources.length > MOST_SOURCES + 1 ? merge.sources.slice(0, MOST_SOURCES) : merge.sources;
    if (shown.length < merge.sources.length) more.set(merge.product, merge.sources.length - shown.length);
    for (const from of shown) {
      if (!edges.some((edge) => edge.from === from && edge.to === merge.product))
        edges.push({ from, to: merge.product, merge });
    }
  }
  return {
    ids: [...new Set(merges.flatMap((merge) => [merge.product]).concat(edges.map((edge) => edge.from)))],
    edges,
    more,
  };
}

/**
 * `{places: Map(id → {layer, row}), layers, rows}`; a memory that went both ways breaks the circle at one
 * place.
 */
export function layout(ids, edges) {
  const into = new Map(ids.map((id) => [id, []]));
  const outOf = new Map(ids.map((id) => [id, 0]));
  for (const { from, to } of edges) {
    into.get(to).push(from);
    outOf.set(from, outOf.get(from) + 1);
  }
  const places = new Map();
  const open = new Set();
  let rows = 0;
  function place(id) {
    if (places.has(id)) return places.get(id);
    open.add(id);
    const sources = into
      .get(id)
      .filter((from) => !open.has(from))
      .map(place);
    open.delete(id);
    const layer = sources.length ? Math.max(...sources.map((source) => source.layer)) + 1 : 0;
    const own = sources.filter((source) => !source.taken);
    own.forEach((source) => {
      source.taken = true;
    });
    const row = own.length ? own.reduce((sum, source) => sum + source.row, 0) / own.length : rows++;
    const at = { layer, row, taken: false };
    places.set(id, at);
    return at;
  }
  ids.filter((id) => outOf.get(id) === 0).forEach(place);
  ids.forEach(place);
  // What was made of nothing stands right before what it went into first, so that no line runs behind a box.
  for (const [id, at] of places) {
    const goals = edges
      .filter((edge) => edge.from === id && places.get(edge.to).layer > 0)
      .map((edge) => places.get(edge.to).layer);
    if (at.layer === 0 && goals.length) at.layer = Math.min(...goals) - 1;
  }
  const all = [...places.values()];
  const layers = Math.max(...all.map((at) => at.layer)) + 1;
  for (let layer = 0; layer < layers; layer++) spread(all.filter((at) => at.layer === layer));
  return { places, layers, rows: Math.max(...all.map((at) => at.row)) + 1 };
}

/**
 * Moves the nodes of one column down until none lies on another: one that went into two may have pulled them
 * together.
 */
function spread(column) {
  column.sort((one, other) => one.row - other.row);
  column.forEach((at, index) => {
    if (index > 0) at.row = Math.max(at.row, column[index - 1].row + 1);
  });
}
