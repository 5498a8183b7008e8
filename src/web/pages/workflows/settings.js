// Section 4: when runs begin by themselves.
import { get, put } from "../shared/api.js";
import { toast } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";
import { failed, loading } from "../shared/states.js";
import { number } from "../shared/time.js";
import { numberField } from "./fields.js";
import { reason } from "./start.js";

const CONFIG = "/api/admin/workflows/config";
const FIELDS = {
  threshold: { label: "Growth threshold", unit: "new memories", min: 1, max: 1000000 },
  cooldown_hours: { label: "Cooldown", unit: "hours", min: 0, max: 8760 },
};

function sentence({ enabled, threshold, cooldown_hours: hours }) {
  if (!enabled) return "No run starts by itself. Requested runs still do.";
  const rest = hours > 0 ? `, at most once in ${number(hours)} ${hours === 1 ? "hour" : "hours"}` : "";
  return (
    `A run starts by itself for each user with ${number(threshold)} more ` +
    `${threshold === 1 ? "memory" : "memories"} than after their last run${rest}.`
  );
}

/** Fills the section; `changed(config)` is called with what holds now. */
export function settings(place, { may, changed }) {
  const why = reason(may);
  const body = el("div", null, loading("Loading settings", 4));
  replace(place, el("div", { class: "section-head" }, el("h2", { id: "settings-title" }, "Settings")), body);
  let config = null;

  function form() {
    const enabled = el("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      checked: config.enabled,
      disabled: Boolean(why),
      title: why,
    });
    const fields = Object.entries(FIELDS).map(([name, rule]) => [
      name,
      numberField(`settings-${name}`, name, rule, why),
    ]);
    for (const [name, field] of fields) field.input.value = config[name];
    const save = el("button", { class: "button button-primary", disabled: true, title: why }, "Save");
    const back = el(
      "button",
      { type: "button", class: "button button-quiet", hidden: true, onclick: () => draw() },
      "Discard",
    );
    const words = el("p", { class: "muted settings-words", "aria-live": "polite" });
    const now = () => ({
      enabled: enabled.checked,
      ...Object.fromEntries(fields.map(([name, field]) => [name, field.value()])),
    });
    const follow = () => {
      const good = fields.map(([, field]) => field.check()).every(Boolean);
      const dirty = Object.entries(now()).some(([name, value]) => config[name] !== value);
      save.disabled = Boolean(why) || !good || !dirty;
      back.hidden = !dirty;
      if (good) words.textContent = sentence(now());
    };
    async function submit(event) {
      event.preventDefault();
      if (save.disabled) return;
      const wanted = Object.fromEntries(
        Object.entries(now()).filter(([name, value]) => config[name] !== value),
      );
      save.disabled = true;
      try {
        config = await put(CONFIG, wanted);
        toast("Settings are saved.");
        changed(config);
        draw();
        place.querySelector("input")?.focus();
      } catch (error) {
        const field = fields.find(([name]) => name === error.field)?.[1];
        if (field) {
          field.tell(error.detail);
          field.input.focus();
        } else toast(error.detail ?? error.message, "bad");
        save.disabled = false;
      }
    }
    const node = el(
      "form",
      { class: "stack", novalidate: true, oninput: follow, onsubmit: submit },
      el("label", { class: "switch-line" }, enabled, el("span", null, "Runs start by themselves")),
      el(
        "div",
        { class: "settings-fields" },
        fields.map(([, field]) => field.node),
      ),
      words,
      el("div", { class: "row" }, save, back, why ? el("span", { class: "muted" }, why) : null),
    );
    follow();
    return node;
  }
  const draw = () => replace(body, form());

  async function load() {
    try {
      config = await get(CONFIG);
      changed(config);
      draw();
    } catch (error) {
      replace(body, failed(error, load, "Settings could not be loaded"));
    }
  }
  load();
}
