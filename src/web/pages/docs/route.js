// One route: its line, and below it, made when it is opened, all that is known of it.
import { el, replace, visibleText } from "../shared/dom.js";
import { fields, line } from "./fields.js";
import { prose } from "./prose.js";
import { curl, missing, send } from "./request.js";
import { example } from "./schema.js";

const part = (title, ...children) => el("div", { class: "part" }, el("h3", null, title), children);

/** A field for each parameter. */
function inputs(api, { operationId, parameters = [] }) {
  const list = parameters.map((one) => {
    const id = `${operationId}-${one.in}-${one.name}`;
    const input = el("input", {
      id,
      class: "input",
      autocomplete: "off",
      spellcheck: "false",
      name: one.name,
      "aria-describedby": `${id}-words`,
    });
    const node = el(
      "div",
      { class: "parameter" },
      el(
        "label",
        { for: id },
        line(api, one.name, one.schema, one.required),
        el("span", { class: "muted" }, ` · ${one.in}`),
      ),
      el("p", { class: "schema-words", id: `${id}-words` }, prose(one.description)),
      input,
    );
    return { ...one, input, node };
  });
  const values = () =>
    list.map(({ name, in: place, input }) => ({ name, in: place, input, value: input.value.trim() }));
  return { nodes: list.map(({ node }) => node), values };
}

function body(api, { operationId, requestBody }) {
  const schema = requestBody?.content?.["application/json"]?.schema;
  if (!schema) return { nodes: [], text: () => "" };
  const id = `${operationId}-body`;
  const shown = JSON.stringify(example(api, schema), null, 2);
  const input = el("textarea", {
    id,
    class: "input mono",
    rows: Math.min(12, shown.split("\n").length + 1),
    spellcheck: "false",
  });
  input.value = shown;
  const title = requestBody.required ? "Body" : "Body (optional)";
  return {
    nodes: part(title, fields(api, schema), el("label", { for: id }, "Body to send"), input),
    text: () => input.value.trim(),
  };
}

function answers(api, { responses }) {
  const one = ([status, { description, content = {}, headers = {} }]) => {
    const place = el("div");
    const [type, { schema } = {}] = Object.entries(content)[0] ?? [];
    const types = Object.keys(content).join(", ");
    const node = el(
      "details",
      { class: "answer" },
      el(
        "summary",
        null,
        el("strong", { class: "status" }, status),
        " ",
        prose(description),
        types ? el("span", { class: "muted" }, ` · ${types}`) : null,
      ),
      place,
    );
    node.addEventListener("toggle", () => {
      if (!node.open || place.firstChild) return;
      const lines = Object.entries(headers).map(([name, { description }]) =>
        el("li", null, el("code", null, name), " ", prose(description)),
      );
      replace(
        place,
        lines.length ? el("ul", { class: "schema" }, lines) : null,
        type && schema ? fields(api, schema) : el("p", { class: "muted" }, "No body."),
      );
    });
    return node;
  };
  return part("Answers", Object.entries(responses).map(one));
}

function result({ status, milliseconds, headers, text, left }) {
  return [
    el(
      "p",
      null,
      el("strong", { class: "status" }, String(status)),
      el("span", { class: "muted" }, ` in ${milliseconds} ms`),
    ),
    headers.length
      ? el("p", { class: "mono muted" }, headers.map(([name, value]) => `${name}: ${value}`).join("\n"))
      : null,
    text ? el("pre", { class: "code", tabindex: 0, "aria-label": "Answer" }, visibleText(text)) : null,
    left ? el("p", { class: "muted" }, `${left} more characters are not shown.`) : null,
  ];
}

function sender(operation, values, text, key) {
  const place = el("div", { class: "result", role: "status" });
  const button = el("button", { class: "button button-primary" }, "Send");
  let under = null;
  const go = async (event) => {
    event.preventDefault();
    const hole = missing(values());
    if (hole) {
      replace(place, el("p", { class: "problem" }, `Fill in ${hole.name} first.`));
      hole.input.focus();
      return;
    }
    under?.abort();
    const own = (under = new AbortController());
    button.disabled = true;
    try {
      replace(place, result(await send(operation, values(), text(), key(), own.signal)));
    } catch (error) {
      replace(place, el("p", { class: "problem" }, `The request could not be sent: ${error.message}`));
    }
    button.disabled = false;
  };
  return { go, nodes: [el("div", null, button), place] };
}

function details(api, operation, key) {
  const asked = inputs(api, operation);
  const sent = body(api, operation);
  const line = el("pre", { class: "code", tabindex: 0, "aria-label": "Line for curl" });
  const draw = () => (line.textContent = curl(operation, asked.values(), sent.text()));
  const { go, nodes } = sender(operation, asked.values, sent.text, key);
  draw();
  return el(
    "form",
    { class: "route-body", novalidate: true, autocomplete: "off", oninput: draw, onsubmit: go },
    operation.description ? el("p", null, prose(operation.description)) : null,
    asked.nodes.length ? part("Parameters", asked.nodes) : null,
    sent.nodes,
    part("With curl", line),
    nodes,
    answers(api, operation),
  );
}

/** The node of a route, and the words by which it is found. */
export function route(api, { method, path, summary, ...rest }, key) {
  const security = rest.security ?? api.security ?? [];
  const operation = { method, path, ...rest, needsKey: security.some((way) => Object.keys(way).length) };
  const place = el("div");
  const node = el(
    "details",
    { class: "route card", id: rest.operationId },
    el(
      "summary",
      null,
      el("span", { class: `badge method method-${method}` }, method.toUpperCase()),
      el("code", { class: "path" }, path),
      el("span", { class: "route-words" }, prose(summary)),
    ),
    place,
  );
  node.addEventListener("toggle", () => {
    if (!node.open || place.firstChild) return;
    replace(place, details(api, operation, key));
  });
  const words = [method, path, summary, rest.description, rest.operationId, ...(rest.tags ?? [])];
  return { node, words: words.join(" ").toLowerCase() };
}
