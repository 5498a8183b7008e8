// Operations of an OpenAPI document as TypeScript: what each takes and answers, and its route.
import { comment, typeName } from "./types.mjs";

const METHODS = ["get", "put", "post", "patch", "delete"];

/** Every operation with its route. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, route]) =>
    METHODS.filter((method) => route[method]).map((method) => {
      const operation = route[method];
      const parameters = operation.parameters ?? [];
      const within = (place) => parameters.filter((one) => one.in === place);
      const body = operation.requestBody;
      return {
        name: operation.operationId,
        tag: operation.tags?.[0] ?? "others",
        summary: [operation.summary, operation.description].filter(Boolean).join("\n"),
        method: method.toUpperCase(),
        path,
        pathParameters: within("path"),
        queryParameters: within("query"),
        takesKey: within("header").some((one) => one.name === "Idempotency-Key"),
        body: body && { required: body.required ?? false, schema: notNull(body.content["application/json"].schema) },
        answers: answersOf(operation),
        answersJson: goodOf(operation).some((response) => response.content?.["application/json"]),
      };
    }),
  );
}

/** Whether a body may be absent is said elsewhere. */
function notNull(schema) {
  const choices = schema.oneOf?.filter((one) => one.type !== "null");
  return choices?.length === 1 ? choices[0] : schema;
}

function goodOf(operation) {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    status.startsWith("2") ? [response] : [],
  );
}

/** The schemas of all good answers: JSON if there is some, else a text, or nothing. */
function answersOf(operation) {
  return goodOf(operation).map(({ content }) => {
    if (!content) return undefined;
    return content["application/json"]?.schema ?? { type: "string" };
  });
}

/** The schema of an operation's query, if it takes one. */
export function queryOf(operation) {
  const { queryParameters: parameters, name } = operation;
  if (parameters.length === 0) return undefined;
  const properties = parameters.map(({ name, schema, description }) => [
    name,
    { ...schema, description: description ?? schema.description },
  ]);
  return {
    name: `${typeName(name)}Query`,
    isRequired: parameters.some((one) => one.required),
    schema: {
      type: "object",
      properties: Object.fromEntries(properties),
      required: parameters.filter((one) => one.required).map((one) => one.name),
    },
  };
}

const WIDTH = 120;

/** The operation's entry in the type `Operations`; `uses` takes the names that it needs. */
export function entryOf(operation, types, uses) {
  const named = (schema) => {
    const own = new Set();
    const type = types.type(schema, own);
    for (const name of own) uses.add(name);
    return type.replace(/\b[A-Z]\w*/g, (name) => (own.has(name) ? `t.${name}` : name));
  };
  const input = [];
  const path = operation.pathParameters.map(({ name, schema }) => `${name}: ${named(schema)}`);
  if (path.length > 0) input.push(`path: { ${path.join("; ")} }`);
  const query = queryOf(operation);
  if (query) input.push(`query${query.isRequired ? "" : "?"}: t.${query.name}`);
  const { body, name, summary } = operation;
  if (body) input.push(`body${body.required ? "" : "?"}: ${named(body.schema)}`);
  const answers = new Set(operation.answers.map((schema) => (schema ? named(schema) : "undefined")));
  const fields = [
    `input: ${input.length > 0 ? `{ ${input.join("; ")} }` : "Record<string, never>"};`,
    `answer: ${[...answers].join(" | ")};`,
  ];
  const line = `  ${name}: { ${fields.join(" ").slice(0, -1)} };\n`;
  const text = line.length <= WIDTH ? line : `  ${name}: {\n${fields.map((field) => `    ${field}\n`).join("")}  };\n`;
  return comment(summary, "  ") + text;
}
