// Fields of settings: each with its label, its limits, and what is wrong with what was entered.
import { el } from "../shared/dom.js";
import { number } from "../shared/time.js";

function field(input, { label, unit }) {
  const { id } = input;
  input.setAttribute("aria-describedby", `${id}-problem`);
  const problem = el("span", { class: "field-error", id: `${id}-problem`, "aria-live": "polite" });
  const node = el(
    "div",
    { class: "field" },
    el("label", { for: id }, label, unit ? el("span", { class: "muted" }, ` (${unit})`) : null),
    input,
    problem,
  );
  const tell = (words) => {
    problem.textContent = words ?? "";
    if (words) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };
  return { node, input, tell };
}

/** A whole number, or one with decimals where `step` is less than 1; `why` says why it can't be changed. */
export function numberField(id, name, { label, unit, min, max, step = 1 }, why) {
  const input = el("input", {
    id,
    name,
    type: "number",
    inputmode: step < 1 ? "decimal" : "numeric",
    min,
    max,
    step,
    required: true,
    disabled: Boolean(why),
    title: why,
    dataset: { focus: id },
  });
  const made = field(input, { label, unit });
  const check = () => {
    const value = input.valueAsNumber;
    const good = (step < 1 ? Number.isFinite(value) : Number.isInteger(value)) && value >= min && value <= max;
    const kind = step < 1 ? "number" : "whole number";
    made.tell(good ? null : `A ${kind} from ${number(min)} to ${number(max)}.`);
    return good;
  };
  return { ...made, check, value: () => input.valueAsNumber };
}

/** One of several values, by their words. */
export function choiceField(id, name, { label, options }, why) {
  const input = el(
    "select",
    { id, name, class: "input", disabled: Boolean(why), title: why, dataset: { focus: id } },
    Object.entries(options).map(([value, words]) => el("option", { value }, words)),
  );
  const made = field(input, { label });
  const check = () => {
    made.tell(null);
    return true;
  };
  return { ...made, check, value: () => input.value };
}
