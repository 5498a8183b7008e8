// A table that says what it is, sorts by its heads, opens rows, and turns into cards where the screen is
// narrow.
import { el } from "./dom.js";

// Of numbers one looks for the largest first, of words for the first.
const next = (sort, { key, numeric }) =>
  sort?.key === key ? (sort.order === "asc" ? "desc" : "asc") : numeric ? "desc" : "asc";

function head(column, sort, onSort) {
  const sorted = sort?.key === column.key;
  const props = { scope: "col", role: "columnheader", class: column.numeric ? "numeric" : null };
  if (!column.sortable || !onSort)
    return el("th", props, column.label || hidden(column.label_in_card || "Actions"));
  props["aria-sort"] = sorted ? (sort.order === "desc" ? "descending" : "ascending") : "none";
  return el(
    "th",
    props,
    el(
      "button",
      {
        type: "button",
        class: "sort",
        dataset: { focus: `sort-${column.key}` },
        onclick: () => onSort(column.key, next(sort, column)),
      },
      column.label,
      el(
        "span",
        { class: "sort-arrow", "aria-hidden": "true" },
        sorted ? (sort.order === "desc" ? "↓" : "↑") : "↕",
      ),
    ),
  );
}

const hidden = (text) => el("span", { class: "visually-hidden" }, text);

// Cards have no heads to press, so there the same is a list to choose from. CSS shows one or the other.
function cardSort(columns, sort, onSort) {
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || !sortable.length) return null;
  const select = el(
    "select",
    {
      class: "input",
      "aria-label": "Sort by",
      dataset: { focus: "card-sort" },
      onchange: () => onSort(select.value, sort?.order ?? "asc"),
    },
    sortable.map((column) =>
      el("option", { value: column.key, selected: column.key === sort?.key }, column.label),
    ),
  );
  const order = sort?.order ?? "asc";
  return el(
    "div",
    { class: "card-sort" },
    el("span", { class: "muted", "aria-hidden": "true" }, "Sort by"),
    select,
    el(
      "button",
      {
        type: "button",
        class: "button",
        dataset: { focus: "card-order" },
        "aria-label": order === "asc" ? "Ascending; sort descending" : "Descending; sort ascending",
        onclick: () => onSort(select.value, order === "asc" ? "desc" : "asc"),
      },
      order === "asc" ? "↑" : "↓",
    ),
  );
}

function cell(column, row, first) {
  const value = column.cell ? column.cell(row) : row[column.key];
  const props = {
    role: first ? "rowheader" : "cell",
    class: column.numeric ? "numeric" : null,
    dataset: { label: column.label_in_card ?? column.label },
  };
  if (first) props.scope = "row";
  return el(
    first ? "th" : "td",
    props,
    value instanceof Node || Array.isArray(value) ? value : String(value ?? "–"),
  );
}

function opener(name, detailId, build) {
  const button = el(
    "button",
    {
      type: "button",
      class: "expand",
      "aria-expanded": "false",
      "aria-label": `Show more of ${name}`,
      "aria-controls": detailId,
    },
    el("span", { "aria-hidden": "true" }),
  );
  button.addEventListener("click", () => build(button.getAttribute("aria-expanded") !== "true"));
  return button;
}

function body({ columns, rows, rowClass, rowId, expand, opened, nameOf }, tableId) {
  return rows.map((row, index) => {
    const id = rowId ? rowId(row) : String(index);
    const line = el(
      "tr",
      { role: "row", class: rowClass?.(row) || null, dataset: { row: id } },
      columns.map((column, at) => cell(column, row, at === 0)),
    );
    if (!expand) return line;
    const detailId = `${tableId}-detail-${index}`;
    const place = el("td", { role: "cell", colspan: columns.length });
    const detail = el("tr", { role: "row", class: "detail-row", id: detailId, hidden: true }, place);
    const show = (open) => {
      button.setAttribute("aria-expanded", String(open));
      if (open && !place.hasChildNodes()) place.append(expand(row));
      detail.hidden = !open;
      opened?.[open ? "add" : "delete"](id);
    };
    const button = opener(nameOf ? nameOf(row) : id, detailId, show);
    button.dataset.focus = `expand-${id}`;
    line.firstElementChild.prepend(button);
    if (opened?.has(id)) show(true);
    return [line, detail];
  });
}

let count = 0;

/**
 * A table from columns and rows. `expand` builds a row's detail when it is first opened; `opened`, a Set of
 * row ids, keeps rows open over a redraw; `nameOf(row)` names a row for those who can't see it.
 */
export function table(options) {
  const { caption, columns, sort = null, onSort = null } = options;
  count += 1;
  const tableId = `table-${count}`;
  const scroll = el(
    "div",
    { class: "table-scroll" },
    el(
      "table",
      { class: "table", role: "table" },
      el("caption", { class: "visually-hidden" }, caption),
      el(
        "thead",
        { role: "rowgroup" },
        el(
          "tr",
          { role: "row" },
          columns.map((column) => head(column, sort, onSort)),
        ),
      ),
      el("tbody", { role: "rowgroup" }, body(options, tableId)),
    ),
  );
  widths.observe(scroll);
  return el("div", { class: "table-box" }, cardSort(columns, sort, onSort), scroll);
}

// What scrolls sideways must be reachable by keyboard, and have a name then; what doesn't is no stop on the
// way.
const widths = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth + 1;
    const name = `${target.querySelector("caption")?.textContent ?? "Table"}, scrolls sideways`;
    for (const [attribute, value] of [
      ["tabindex", "0"],
      ["role", "region"],
      ["aria-label", name],
    ]) {
      if (scrolls) target.setAttribute(attribute, value);
      else target.removeAttribute(attribute);
    }
  }
});
