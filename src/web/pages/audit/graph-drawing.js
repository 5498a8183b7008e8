// Draws merges: memories as boxes that are links, lines from what went in to what came out, and the same as a
// list.
import { el, svg, userText } from "../shared/dom.js";
import { link, view } from "./link.js";
import { edgesOf, layout } from "./graph-layout.js";
import { clip, memoryLink, shortId, stateWord } from "./words.js";

const HIGH = 62;
const PITCH = 74;

/** The drawing of merges that hang together; `focus` is the memory that was asked for. */
export function drawing(user, merges, nodes, focus = null) {
  const { ids, edges, more } = edgesOf(merges);
  const { places, layers, rows } = layout(ids, edges);
  const room = Math.min(document.documentElement.clientWidth - 80, 1180);
  const gap = room < 520 ? 30 : 84;
  const wide = Math.max(140, Math.min(420, Math.floor((room - gap * (layers - 1)) / layers)));
  const at = (id) => ({ x: places.get(id).layer * (wide + gap), y: places.get(id).row * PITCH });
  const size = { width: layers * wide + (layers - 1) * gap, height: (rows - 1) * PITCH + HIGH };

  const lines = svg(
    "svg",
    { class: "graph-lines", width: size.width, height: size.height, "aria-hidden": "true" },
    edges.map(({ from, to }) => line(at(from), at(to), wide, gap)),
  );
  const boxes = ids.map((id) =>
    box(user, nodes.get(id), at(id), wide, { isFocus: id === focus, more: more.get(id) }),
  );
  const board = el("div", { class: "graph-board" }, lines, boxes);
  board.style.width = `${size.width}px`;
  board.style.height = `${size.height}px`;
  return el(
    "div",
    {},
    el(
      "div",
      {
        class: "graph-scroll",
        role: "region",
        tabindex: "0",
        "aria-label": `What ${shortId(merges[0].product)} came from (rev ${merges[0].rev})`,
      },
      board,
    ),
    asList(user, merges, nodes),
  );
}

// A line over several columns stays in its own row until the last gap: between the boxes, not behind them.
function line(from, to, wide, gap) {
  const [x1, y1] = [from.x + wide, from.y + HIGH / 2];
  const [x2, y2] = [to.x - 7, to.y + HIGH / 2];
  const turn = Math.max(x1, x2 + 7 - gap);
  const bend = Math.max((x2 - turn) / 2, 24);
  return svg(
    "g",
    {},
    svg("path", {
      class: "graph-line",
      d: `M${x1} ${y1}H${turn}C${turn + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`,
    }),
    svg("path", { class: "graph-tip", d: `M${x2 - 1} ${y2 - 5}L${x2 + 7} ${y2}L${x2 - 1} ${y2 + 5}Z` }),
  );
}

function box(user, node, { x, y }, wide, { isFocus, more }) {
  const state = node.state ?? "unknown";
  const text =
    node.text === null
      ? el("span", { class: "muted" }, "The text was destroyed")
      : userText(clip(node.text, 140), { max: 200 });
  const box = link(
    view(user, "memory", { memory: node.id }),
    {
      class: `graph-node node-${state}${isFocus ? " graph-focus" : ""}`,
      title: `${node.id}, ${stateWord(node.state)}`,
    },
    el("span", { class: "graph-text" }, text),
    el("span", { class: "graph-state" }, stateWord(node.state), more ? `, and ${more} more sources` : ""),
  );
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.width = `${wide}px`;
  return box;
}

function asList(user, merges, nodes) {
  const said = (id) => {
    const node = nodes.get(id);
    return [
      node?.text
        ? userText(clip(node.text, 300), { max: 400 })
        : el("span", { class: "muted" }, "text destroyed or not read"),
      " ",
      memoryLink(user, id),
    ];
  };
  return el(
    "details",
    { class: "graph-list" },
    el("summary", {}, "The same as a list"),
    el(
      "ul",
      {},
      merges.map((merge) =>
        el(
          "li",
          {},
          said(merge.product),
          el("p", { class: "muted" }, "was made from"),
          el(
            "ul",
            {},
            merge.sources.map((id) => el("li", {}, said(id))),
          ),
        ),
      ),
    ),
  );
}
