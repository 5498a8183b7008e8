// One policy of ageing: what it does, its settings, and a run by hand.
import { get, put } from "../shared/api.js";
import { busy, toast } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";
import { failed, loading } from "../shared/states.js";
import { choiceField, numberField } from "./fields.js";
import { openRun } from "./links.js";
import { POLICIES, titleOf } from "./policies.js";
import { reason, startRun } from "./start.js";

const path = (workflow) => `/api/admin/workflows/${encodeURIComponent(workflow)}/config`;

/** Its settings; `saved(config)` is called with what holds then. */
function settingsForm(workflow, config, why, saved) {
  const enabled = el("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    checked: config.enabled,
    disabled: Boolean(why),
    title: why,
    dataset: { focus: `${workflow}-enabled` },
  });
  const fields = Object.entries(POLICIES[workflow]?.fields ?? {})
    .filter(([name]) => config[name] !== undefined)
    .map(([name, rule]) => {
      const make = rule.options ? choiceField : numberField;
      const field = make(`${workflow}-${name}`, name, rule, why);
      field.input.value = config[name];
      return [name, field];
    });
  const save = el("button", { class: "button button-primary", disabled: true, title: why }, "Save");
  const back = el(
    "button",
    { type: "button", class: "button button-quiet", hidden: true, onclick: () => saved(config, false) },
    "Discard",
  );
  const changes = () => {
    const now = [["enabled", enabled.checked], ...fields.map(([name, field]) => [name, field.value()])];
    return Object.fromEntries(now.filter(([name, value]) => config[name] !== value));
  };
  const follow = () => {
    const good = fields.map(([, field]) => field.check()).every(Boolean);
    const dirty = Object.keys(changes()).length > 0;
    save.disabled = Boolean(why) || !good || !dirty;
    back.hidden = !dirty;
  };
  async function submit(event) {
    event.preventDefault();
    if (save.disabled) return;
    save.disabled = true;
    try {
      const now = await put(path(workflow), changes());
      toast("Settings are saved.");
      saved(now, true);
    } catch (error) {
      const field = fields.find(([name]) => name === error.field)?.[1];
      if (field) {
        field.tell(error.detail);
        field.input.focus();
      } else toast(error.detail ?? error.message, "bad");
      save.disabled = false;
    }
  }
  return el(
    "form",
    {
      class: "stack",
      novalidate: true,
      "aria-label": `Settings of ${titleOf(workflow)}`,
      oninput: follow,
      onsubmit: submit,
    },
    el("label", { class: "switch-line" }, enabled, el("span", null, "Runs start by schedule")),
    el(
      "div",
      { class: "settings-fields" },
      fields.map(([, field]) => field.node),
    ),
    config.dry_run
      ? el(
          "p",
          { class: "muted" },
          "Runs only report what they would take away. " +
            "Open such a run and press “Do it” to let it and later runs act.",
        )
      : null,
    el("div", { class: "row" }, save, back, why ? el("span", { class: "muted" }, why) : null),
  );
}

/** Starts a run for one user, and shows it. */
function startForm(workflow, why) {
  const id = `${workflow}-user`;
  const user = el("input", {
    id,
    class: "input",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Whole user id",
    disabled: Boolean(why),
    title: why,
    dataset: { focus: id },
  });
  const start = el("button", { class: "button", disabled: true, title: why }, "Run now");
  const follow = () => (start.disabled = Boolean(why) || !user.value.trim());
  return el(
    "form",
    {
      class: "toolbar",
      "aria-label": `Run ${titleOf(workflow)}`,
      oninput: follow,
      onsubmit: async (event) => {
        event.preventDefault();
        if (start.disabled) return;
        await busy(start, "Starting…", async () => openRun(await startRun(workflow, user.value.trim())));
      },
    },
    el("div", { class: "field grow" }, el("label", { for: id }, "Run it for the user"), user),
    start,
  );
}

/** What an opened policy shows; `changed` is called once settings are saved. */
export function policyDetail(workflow, { may, changed }) {
  const why = reason(may);
  const place = el("div", null, loading("Loading settings", 3));
  const draw = (config) =>
    replace(
      place,
      settingsForm(workflow, config, why, (now, isNew) => {
        draw(now);
        place.querySelector("input")?.focus();
        if (isNew) changed();
      }),
    );
  async function load() {
    try {
      draw(await get(path(workflow)));
    } catch (error) {
      replace(place, failed(error, load, "Settings could not be loaded"));
    }
  }
  load();
  const does = POLICIES[workflow]?.does;
  return el(
    "div",
    { class: "stack" },
    does ? el("p", { class: "muted" }, does) : null,
    place,
    startForm(workflow, why),
  );
}
