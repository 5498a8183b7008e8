// Whether the log holds: when it was last checked as a whole, by whom, and what was found.
import { get } from "../shared/api.js";
import { newestChecks } from "../shared/checks.js";
import { el, replace, svg, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { anchor, comparedWith, remedyOf, verdictOf } from "../shared/proof.js";
import { ago, counted, duration, number, time } from "../shared/time.js";
import { busy, confirm, toast } from "../shared/dialog.js";
import { failed, loading } from "../shared/states.js";

const MARKS = { good: "M6 12.5l4 4 8-9", bad: "M7 7l10 10M17 7L7 17", none: "M12 6v7M12 17.2v.1" };

const seal = (mood) =>
  svg(
    "svg",
    { class: `seal seal-${mood}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("circle", { cx: 12, cy: 12, r: 11 }),
    svg("path", { d: MARKS[mood] })
  );

function fault(one) {
  if (typeof one === "string") return el("li", null, userText(one, { max: 400 }));
  const { kind, partition_id: partition, position, replay_mends: _, ...rest } = one;
  const where =
    partition === undefined ? null : `${partition}${position === undefined ? "" : `:${position}`}`;
  return el(
    "li",
    null,
    el("b", null, String(kind ?? "fault").replaceAll("_", " ")),
    " ",
    where ? el("code", null, where) : null,
    " ",
    Object.entries(rest)
      .filter(([name, value]) => value !== null && name !== "tenant_id")
      .map(([name, value]) =>
        el(
          "span",
          { class: "fault-part" },
          `${name.replaceAll("_", " ")}: `,
          userText(Array.isArray(value) ? value.join(", ") : String(value), { max: 200 })
        )
      ),
    el("span", { class: "fault-part" }, remedyOf(one))
  );
}

/** The last check; made is the report of one that was made on this page, which shows more than is on record. */
function told(last, made) {
  if (!last) {
    return el(
      "div",
      { class: "seal-row" },
      seal("none"),
      el(
        "div",
        null,
        el("p", { class: "seal-word" }, "Never verified as a whole"),
        el(
          "p",
          { class: "muted" },
          "A check recomputes every hash, position, version and commitment, and every read model."
        )
      )
    );
  }
  const faults = last.fault_count ?? last.faults.length;
  const isMade = made && made.digest === last.digest;
  return el(
    "div",
    { class: "stack" },
    el(
      "div",
      { class: "seal-row" },
      seal(last.ok ? "good" : "bad"),
      el(
        "div",
        null,
        el("p", { class: "seal-word" }, verdictOf({ ...last, fault_count: faults })),
        el(
          "p",
          { class: "muted" },
          counted(last.events, "event"),
          last.user_id ? [" of ", userText(last.user_id, { max: 60 })] : null,
          " checked ",
          ago(last.at),
          " by ",
          actor(last.actor, { max: 80 }),
          `, took ${duration(last.duration_ms)}. `,
          time(last.at),
          isMade && made.earlier ? [". ", comparedWith(made)] : null
        ),
        anchor(isMade ? { ...made, at: last.at } : last)
      )
    ),
    last.ok
      ? null
      : el(
          "div",
          { class: "faults" },
          el("ul", null, last.faults.map(fault)),
          faults > last.faults.length
            ? el(
                "p",
                { class: "muted" },
                `and ${number(faults - last.faults.length)} more; ` + "memledger verify names them all"
              )
            : null
        )
  );
}

const WARNING =
  "This reads the whole log and every read model, and recomputes all of it. Nothing is changed, and the " +
  "ledger keeps working meanwhile, but a large one takes minutes and its database will be busy.";

/** The section of the last verification, with the button that makes another. */
export function verification() {
  const place = el("div", { "aria-live": "polite" }, loading("Loading the last verification", 2));
  const button = el("button", { type: "button", class: "button" }, "Verify all…");

  let turn = 0;
  let made = null;
  async function load() {
    const mine = ++turn;
    try {
      // The last one over everything tells most.
      const { whole, newest } = await newestChecks();
      if (mine === turn) replace(place, told(whole ?? newest, made));
    } catch (error) {
      if (mine === turn) replace(place, failed(error, load, "The last verification could not be loaded"));
    }
  }

  button.addEventListener("click", async () => {
    if (!(await confirm({ title: "Verify the whole ledger?", body: WARNING, action: "Verify all" }))) return;
    const began = Date.now();
    const clock = el("span", { class: "muted" }, "Verifying…");
    const tick = setInterval(() => replace(clock, `Verifying… ${duration(Date.now() - began)}`), 1000);
    button.after(clock);
    await busy(button, "Verifying…", async () => {
      const report = await get("/api/admin/ledger/verify");
      made = report;
      toast(
        report.ok
          ? `${counted(report.events, "event")} without a fault.`
          : "The verification found faults.",
        report.ok ? "good" : "bad"
      );
      await load();
    });
    clearInterval(tick);
    clock.remove();
  });

  load();
  return el(
    "section",
    { class: "card", "aria-labelledby": "verify-title" },
    el(
      "div",
      { class: "card-head" },
      el("h2", { id: "verify-title" }, "Verification"),
      el("div", { class: "row" }, button)
    ),
    place
  );
}
