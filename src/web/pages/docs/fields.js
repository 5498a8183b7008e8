// The fields of a schema as a list. What lies deeper is made when it is opened, so that a schema may hold itself.
import { el, replace } from "../shared/dom.js";
import { prose } from "./prose.js";
import { kind, limits, within } from "./schema.js";

const facts = (api, schema) => {
  const list = limits(api, schema);
  return list.length
    ? el(
        "span",
        { class: "muted" },
        list.map((one) => [" · ", prose(one)]),
      )
    : null;
};

/** The name, the kind and the limits of a value in one line. */
export const line = (api, name, schema, required) => [
  el("code", { class: "field-name" }, name),
  " ",
  el("span", { class: "muted" }, kind(api, schema)),
  required ? [" ", el("span", { class: "badge badge-required" }, "required")] : null,
  facts(api, schema),
];

function deeper(api, schema) {
  const inner = within(api, schema);
  if (!inner) return null;
  const place = el("div");
  const node = el("details", { class: "deeper" }, el("summary", null, inner.name ?? "Fields"), place);
  node.addEventListener("toggle", () => {
    if (node.open && !place.firstChild) replace(place, fields(api, inner));
  });
  return node;
}

/** The fields of an object, or of what a list or a map holds. */
export function fields(api, schema) {
  const { properties, required = [] } = within(api, schema) ?? {};
  if (!properties) return el("p", null, line(api, "", schema, false).slice(2));
  const names = Object.keys(properties).sort((a, b) => required.includes(b) - required.includes(a));
  return el(
    "ul",
    { class: "schema" },
    names.map((name) =>
      el(
        "li",
        null,
        el("div", null, line(api, name, properties[name], required.includes(name))),
        describe(api, properties[name]),
        deeper(api, properties[name]),
      ),
    ),
  );
}

function describe(api, schema) {
  // Of a reference, what is said where it is used: its own words stand where it is opened.
  const text = schema.description ?? schema.oneOf?.find(({ description }) => description)?.description;
  return text ? el("p", { class: "schema-words" }, prose(text)) : null;
}
