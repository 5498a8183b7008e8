// Schemas of the description: what they refer to, what they are in words, and an example of each.

const DEEPEST = 6;
const BY_FORMAT = {
  "date-time": "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  uuid: "00000000-0000-4000-8000-000000000000",
};

const named = ({ $ref }) => $ref?.split("/").at(-1) ?? null;

/** The schema itself: references followed, parts of an `allOf` put together, `null` apart. */
export function resolve(api, schema = {}) {
  if (schema.$ref) {
    const { $ref, ...own } = schema;
    return { name: named(schema), ...resolve(api, api.components.schemas[named({ $ref })]), ...own };
  }
  if (schema.allOf) {
    const { allOf, ...own } = schema;
    return {
      ...allOf.map((part) => resolve(api, part)).reduce(merged, { type: "object" }),
      name: null,
      ...own,
    };
  }
  const choices = schema.oneOf ?? schema.anyOf;
  const solid = choices?.filter(({ type }) => type !== "null");
  if (solid?.length === 1) {
    const { oneOf, anyOf, ...own } = schema;
    return { ...resolve(api, solid[0]), nullable: solid.length < choices.length, ...own };
  }
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== "null");
    const nullable = types.length < schema.type.length;
    return { ...schema, type: types.length === 1 ? types[0] : types, nullable };
  }
  return schema;
}

const merged = (one, other) => ({
  ...one,
  ...other,
  properties: { ...one.properties, ...other.properties },
  required: [...(one.required ?? []), ...(other.required ?? [])],
});

/** What a value is, in a few words. */
export function kind(api, schema) {
  const { name, type, format, items, additionalProperties, nullable, oneOf, anyOf } = resolve(api, schema);
  const orNull = nullable ? " or null" : "";
  const choices = oneOf ?? anyOf;
  if (choices) return choices.map((one) => kind(api, one)).join(" or ") + orNull;
  if (type === "array") return `list of ${kind(api, items)}${orNull}`;
  if (name) return name + orNull;
  if (type === "object" && additionalProperties?.type) {
    return `object of ${kind(api, additionalProperties)}${orNull}`;
  }
  return ([type].flat().join(" or ") || "any value") + (format ? ` (${format})` : "") + orNull;
}

const range = (least, most, unit = "") => {
  if (least === undefined && most === undefined) return null;
  if (most === undefined) return `at least ${least}${unit}`;
  if (least === undefined) return `at most ${most}${unit}`;
  return least === most ? `${most}${unit}` : `${least} to ${most}${unit}`;
};

/** The words that a pattern of words alone allows, such as `^(a|b)$`. */
const words = (pattern) => /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1].split("|");

/** What a value may be, beyond its kind; code is between backticks. */
export function limits(api, schema) {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, pattern, ...rest } =
    resolve(api, schema);
  const choices = rest.enum ?? (pattern && words(pattern));
  return [
    choices && `one of ${choices.map((word) => `\`${word}\``).join(", ")}`,
    pattern && !choices && `\`${pattern}\``,
    range(minimum, maximum),
    exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}`,
    range(minLength || undefined, maxLength, " characters"),
    range(minItems || undefined, maxItems, " items"),
    rest.default !== undefined && `\`${JSON.stringify(rest.default)}\` if absent`,
  ].filter(Boolean);
}

/** The schema whose fields are worth a look: the object itself, or that of a list or of a map. */
export function within(api, schema) {
  const whole = resolve(api, schema);
  if (whole.type === "array") return within(api, whole.items);
  if (whole.properties && Object.keys(whole.properties).length) return whole;
  return whole.additionalProperties?.type || whole.additionalProperties?.$ref
    ? within(api, whole.additionalProperties)
    : null;
}

/** A value that fits: of an object, what is required, or its first field if nothing is. */
export function example(api, schema, depth = 0) {
  const { type, format, properties, required, items, minimum, pattern, oneOf, anyOf, ...rest } = resolve(
    api,
    schema,
  );
  const kindOf = [type].flat()[0];
  if (rest.example !== undefined) return rest.example;
  const choices = oneOf ?? anyOf;
  if (choices) return example(api, choices[0], depth + 1);
  if (kindOf === "array") return depth > DEEPEST ? [] : [example(api, items, depth + 1)];
  if (kindOf === "object") {
    const names = required?.length ? required : Object.keys(properties ?? {}).slice(0, 1);
    if (depth > DEEPEST) return {};
    return Object.fromEntries(names.map((name) => [name, example(api, properties[name], depth + 1)]));
  }
  if (kindOf === "integer" || kindOf === "number") return minimum ?? rest.exclusiveMinimum ?? 1;
  if (kindOf === "boolean") return true;
  return rest.enum?.[0] ?? (pattern && words(pattern)?.[0]) ?? BY_FORMAT[format] ?? "…";
}
