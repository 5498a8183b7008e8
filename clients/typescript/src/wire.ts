import { InvalidRequestError } from "./errors.js";

export type QueryValue = string | number | boolean | null | undefined | readonly string[];
export type Values = Record<string, QueryValue>;

export function invalid(field: string, problem: string): InvalidRequestError {
  return new InvalidRequestError(`${field}: ${problem}`, { code: "invalid_request", status: 0, field });
}

/** The path of a route with its parameters filled in. */
export function pathOf(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? "");
    if (!value) throw invalid(name, "must not be empty");
    // Whatever the escaping, `fetch` would take these for steps within the path, and send another request.
    if (value === "." || value === "..") throw invalid(name, `${JSON.stringify(value)} can't be sent in an address`);
    return encodeURIComponent(value);
  });
}

/** The query of an address. A list has commas in between; commas in its values are escaped. */
export function queryOf(values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const text = Array.isArray(value) ? value.map((one: string) => one.replaceAll(",", "\\,")).join(",") : value;
    query.append(name, String(text));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The server's address without what a request adds to it. */
export function baseOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain) throw invalid("baseUrl", "must be an address such as http://127.0.0.1:7777, without a query");
  return url.href.replace(/\/+$/, "");
}

/** The value of a header. `fetch` would report another one as a failed connection, and show it. */
export function headerOf(field: string, value: string): string {
  if (/^[!-~]([\t -~]*[!-~])?$/.test(value)) return value;
  throw invalid(field, "must be printable ASCII characters, without spaces at its ends");
}

/** A new idempotency key. `crypto.randomUUID` is missing in pages that came without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A body as JSON. What JSON has no word for is refused instead of changed. */
export function bodyOf(body: unknown): string {
  return JSON.stringify(body, (field: string, value: unknown) => {
    const isWritable =
      typeof value === "number" ? Number.isFinite(value) : !["bigint", "function", "symbol"].includes(typeof value);
    if (isWritable) return value;
    throw invalid(field || "body", `${String(value)} can't be written as JSON`);
  });
}
