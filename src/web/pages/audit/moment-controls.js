// The slider over revs with its fields: three ways to say the same moment.
import { el, replace } from "../shared/dom.js";
import { toField, untilField } from "./dates.js";

/**
 * The controls. `onMove(rev, isDone)` is called while the slider moves and when it rests, `onDate(instant)`
 * for a date. `show({rev, now, at})` puts them where the moment is, `paintBand` fills the place under the
 * slider.
 */
export function controls({ onMove, onDate }) {
  const slider = el("input", {
    type: "range",
    class: "moment-slider",
    id: "moment-slider",
    min: 0,
    max: 1,
    step: 1,
    "aria-label": "Rev",
  });
  const number = el("input", {
    class: "input",
    id: "moment-rev",
    type: "number",
    min: 0,
    step: 1,
    inputmode: "numeric",
  });
  const date = el("input", { class: "input", id: "moment-at", type: "datetime-local", step: 1 });
  const ends = el("div", { class: "strip-ends", "aria-hidden": "true" });
  const step = (by) => () =>
    onMove(Math.min(Math.max(Number(slider.value) + by, 0), Number(slider.max)), true);
  const button = (label, by, sign) =>
    el(
      "button",
      { type: "button", class: "button", "aria-label": label, title: label, onclick: step(by) },
      sign,
    );

  slider.addEventListener("input", () => onMove(Number(slider.value), false));
  slider.addEventListener("change", () => onMove(Number(slider.value), true));
  number.addEventListener("change", () => {
    const asked = Math.round(Number(number.value));
    const rev = Math.min(Math.max(Number.isFinite(asked) ? asked : 0, 0), Number(slider.max));
    number.value = String(rev);
    onMove(rev, true);
  });
  date.addEventListener("change", () => {
    const instant = untilField(date.value);
    if (instant) onDate(instant);
  });

  const band = el("div", { class: "rev-band-box" });
  const node = el(
    "div",
    { class: "moment-controls" },
    slider,
    band,
    ends,
    el(
      "div",
      { class: "toolbar moment-fields" },
      el(
        "div",
        { class: "row moment-steps" },
        button("One change back", -1, "‹"),
        button("One change on", 1, "›"),
      ),
      el("label", { class: "field" }, el("span", {}, "Rev"), number),
      el("label", { class: "field" }, el("span", {}, "Date"), date),
      el(
        "button",
        { type: "button", class: "button", onclick: () => onMove(Number(slider.max), true) },
        "Now",
      ),
    ),
  );
  return {
    node,
    paintBand: (nodes) => replace(band, nodes),
    show({ rev, now, at }) {
      slider.max = String(now);
      slider.value = String(rev);
      slider.setAttribute(
        "aria-valuetext",
        at ? `rev ${rev}, ${new Date(at).toLocaleString()}` : `rev ${rev}`,
      );
      if (document.activeElement !== number) number.value = String(rev);
      number.max = String(now);
      if (document.activeElement !== date) date.value = toField(at);
      replace(ends, el("span", {}, "rev 0"), el("span", {}, `rev ${now.toLocaleString()}, now`));
    },
  };
}
