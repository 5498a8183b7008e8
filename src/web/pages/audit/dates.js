// Dates between the address (RFC 3339, UTC) and the fields people fill in (their own zone).

const two = (n) => String(n).padStart(2, "0");

/** What a datetime-local field shows for an instant; "" where there is none. */
export function toField(instant) {
  const date = new Date(instant ?? "");
  if (!instant || Number.isNaN(date.getTime())) return "";
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** The instant that a datetime-local field means; null where it is empty. */
export function fromField(value) {
  const date = new Date(value);
  return value && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

/** The last instant of the second that such a field means: what is shown with that time lies before it. */
export const untilField = (value) => fromField(value)?.replace(/\.\d+Z$/, ".999999Z") ?? null;

/** A short label for a day, or for a second where the span is short. */
export function label(date, spanMs) {
  const day = { day: "numeric", month: "short" };
  if (spanMs > 300 * 86_400_000) return date.toLocaleDateString(undefined, { ...day, year: "numeric" });
  if (spanMs > 3 * 86_400_000) return date.toLocaleDateString(undefined, day);
  const clock = {
    hour: "2-digit",
    minute: "2-digit",
    second: spanMs < 600_000 ? "2-digit" : undefined,
    fractionalSecondDigits: spanMs < 10_000 ? 3 : undefined,
  };
  return date.toLocaleTimeString(undefined, spanMs > 86_400_000 ? { ...day, ...clock } : clock);
}

/** The day of an instant in the reader's zone, as a heading. */
export function dayOf(instant) {
  return new Date(instant).toLocaleDateString(undefined, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
