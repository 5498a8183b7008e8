// Schemas of an OpenAPI document as TypeScript types.

const INDENT = "  ";
const LEAST_FIELDS = 3;

/** `list_memories` and `Page_Memory` as names of types. */
export function typeName(name) {
  return name.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, _gap, first) => first.toUpperCase());
}

function property(name) {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A comment of one or more lines, or nothing. */
export function comment(text, indent = "") {
  if (!text) return "";
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** The types of one document. */
export class Types {
  #named = new Map();

  constructor(schemas) {
    // The document repeats some schemas in place of a reference to them. Small ones may be alike by chance.
    for (const [name, schema] of Object.entries(schemas)) {
      const fields = Object.keys(schema.properties ?? {}).length;
      if (fields >= LEAST_FIELDS) this.#named.set(JSON.stringify(schema), typeName(name));
    }
  }

  /** `export interface …` or `export type …` of a schema, with its comment. */
  declaration(name, schema, uses) {
    const head = comment(schema.description);
    const isObject = schema.type === "object" && schema.properties;
    if (isObject) return `${head}export interface ${name} ${this.#object(schema, uses, "")}\n`;
    const type = this.#type(schema, uses, "");
    return `${head}export type ${name} = ${type};\n`;
  }

  /** The type of a schema as it stands within another one. `uses` takes the names that it needs. */
  type(schema, uses, indent = "") {
    const name = schema && this.#named.get(JSON.stringify(schema));
    if (!name) return this.#type(schema, uses, indent);
    uses.add(name);
    return name;
  }

  #type(schema, uses, indent) {
    if (!schema || schema === true) return "unknown";
    if (schema.$ref) {
      const name = typeName(schema.$ref.split("/").at(-1));
      uses.add(name);
      return name;
    }
    const each = (schemas) => schemas.map((one) => this.type(one, uses, indent));
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.allOf) return each(schema.allOf).join(" & ");
    const choice = schema.oneOf ?? schema.anyOf;
    if (choice) return [...new Set(each(choice))].join(" | ");
    if (Array.isArray(schema.type)) {
      return schema.type.map((type) => this.#type({ ...schema, type }, uses, indent)).join(" | ");
    }
    return this.#plain(schema, uses, indent);
  }

  #plain(schema, uses, indent) {
    switch (schema.type) {
      case "string":
        return words(schema.pattern) ?? "string";
      case "integer":
      case "number":
        return "number";
      case "boolean":
      case "null":
        return schema.type;
      case "array": {
        if (schema.prefixItems) return `[${schema.prefixItems.map((one) => this.type(one, uses, indent)).join(", ")}]`;
        const item = this.type(schema.items, uses, indent);
        return /[|& ]/.test(item) ? `(${item})[]` : `${item}[]`;
      }
      default:
        return schema.properties || schema.type === "object" ? this.#object(schema, uses, indent) : "unknown";
    }
  }

  #object(schema, uses, indent) {
    const { properties, required = [], additionalProperties } = schema;
    if (!properties) {
      const value = additionalProperties ? this.type(additionalProperties, uses, indent) : "unknown";
      return `Record<string, ${value}>`;
    }
    const inner = indent + INDENT;
    const fields = Object.entries(properties).map(([name, field]) => {
      const mark = required.includes(name) ? "" : "?";
      return `${comment(field.description, inner)}${inner}${property(name)}${mark}: ${this.type(field, uses, inner)};\n`;
    });
    return fields.length === 0 ? "Record<string, never>" : `{\n${fields.join("")}${indent}}`;
  }
}

/** The words that a pattern admits, if it only lists some: `^(a|b)$` and `^-?(a|b)$`. */
function words(pattern) {
  const list = /^\^(-\?)?\(?([a-z0-9_|]+)\)?\$$/.exec(pattern ?? "");
  if (!list) return undefined;
  const [, sign, joined] = list;
  const names = joined.split("|");
  if (names.includes("true") && names.includes("false")) return "boolean";
  const all = sign ? names.flatMap((name) => [name, `-${name}`]) : names;
  return all.map((name) => JSON.stringify(name)).join(" | ");
}
