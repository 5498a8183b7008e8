// How often a user's memories were asked for, by day and by how it ended.
import { el } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { number } from "../shared/time.js";

const DAYS = 30;
const DAY_MS = 86_400_000;

/** Tiles with sums over the newest days, and their chart. */
export async function counts(user) {
  const today = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.parse(today) - (DAYS - 1) * DAY_MS).toISOString();
  const { items } = await get("/api/operations/counts", { user_id: user, bucket: "day", from });
  const sum = (fits) => items.filter(fits).reduce((total, item) => total + item.count, 0);
  const isError = (item) => item.status === "error";
  const tiles = [
    ["Searches", sum((item) => item.op === "search" && !isError(item))],
    ["Writes", sum((item) => item.op !== "search" && item.status === "ok")],
    ["Nothing to do", sum((item) => item.op !== "search" && item.status === "skipped")],
    ["Refused or failed", sum(isError)],
  ];
  return [
    el("h3", {}, `Requests of the last ${DAYS} days`),
    el(
      "dl",
      { class: "tiles" },
      tiles.map(([label, count]) =>
        el(
          "div",
          { class: label.startsWith("Refused") && count ? "tile tile-bad" : "tile" },
          el("dt", {}, label),
          el("dd", {}, number(count)),
        ),
      ),
    ),
    await chart(items, Date.parse(from)),
  ];
}

// The chart comes with code of its own. Without it the sums above still tell what matters.
async function chart(items, from) {
  if (!items.length) return null;
  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date(from + at * DAY_MS).toISOString().slice(0, 10),
  );
  const by = (fits) =>
    days.map((day) =>
      items
        .filter((item) => item.from.startsWith(day) && fits(item))
        .reduce((total, item) => total + item.count, 0),
    );
  try {
    const { stackedBars } = await import("../shared/charts.js");
    return stackedBars({
      title: "Operations by day (UTC)",
      days,
      series: [
        {
          name: "searches",
          values: by((item) => item.op === "search" && item.status !== "error"),
          colour: "var(--event-update)",
        },
        {
          name: "writes",
          values: by((item) => item.op !== "search" && item.status !== "error"),
          colour: "var(--event-add)",
        },
        {
          name: "refused or failed",
          values: by((item) => item.status === "error"),
          colour: "var(--event-delete)",
        },
      ],
    });
  } catch {
    return null;
  }
}
