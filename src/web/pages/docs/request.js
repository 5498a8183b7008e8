// One request of a route: what was typed for it, the same as a line for curl, and its sending.

// What is not text is not shown, and of a long answer as much as a person reads.
const MOST_CHARACTERS = 20_000;

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The address with what was typed; a part of the path that is empty stays a placeholder. */
function address(path, values) {
  const filled = path.replace(/\{(\w+)\}/g, (hole, name) => {
    const value = values.find((one) => one.in === "path" && one.name === name)?.value;
    return value ? encodeURIComponent(value) : hole;
  });
  const query = new URLSearchParams();
  for (const one of values) if (one.in === "query" && one.value) query.append(one.name, one.value);
  return query.size ? `${filled}?${query}` : filled;
}

const headers = (values) => values.filter((one) => one.in === "header" && one.value);

/** The first part of the path that has no value yet. */
export const missing = (values) => values.find((one) => one.in === "path" && !one.value) ?? null;

/** The line for curl. The key is never in it: a shell's history keeps what was typed. */
export function curl({ method, path, needsKey }, values, body) {
  const parts = ["curl"];
  if (method !== "get" && !(method === "post" && body)) parts.push(`-X ${method.toUpperCase()}`);
  if (needsKey) parts.push('-H "Authorization: Bearer $KEY"');
  for (const one of headers(values)) parts.push(`-H ${quoted(`${one.name}: ${one.value}`)}`);
  if (body) parts.push("-H 'Content-Type: application/json'", `-d ${quoted(compact(body))}`);
  parts.push(quoted(location.origin + address(path, values)));
  return parts.join(" \\\n  ");
}

function compact(text) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Sends it, with the key alone: a session that is open in this browser has no part in it. */
export async function send({ method, path }, values, body, key, signal) {
  const begun = performance.now();
  const response = await fetch(address(path, values), {
    method: method.toUpperCase(),
    headers: [
      ["Accept", "application/json, text/*, */*"],
      ...(key ? [["Authorization", `Bearer ${key}`]] : []),
      ...(body ? [["Content-Type", "application/json"]] : []),
      ...headers(values).map(({ name, value }) => [name, value]),
    ],
    body: body || undefined,
    credentials: "omit",
    cache: "no-store",
    signal,
  });
  const text = pretty(await response.text());
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - begun),
    headers: [...response.headers].filter(([name]) => /^(etag|ledger-|idempotent-|retry-after)/.test(name)),
    text: text.slice(0, MOST_CHARACTERS),
    left: Math.max(0, text.length - MOST_CHARACTERS),
  };
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
