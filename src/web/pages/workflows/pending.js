// Section 2: whose memories have grown so much that a run begins by itself, or soon will.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { empty, failed, loading } from "../shared/states.js";
import { counted, number } from "../shared/time.js";
import { auditOf, here } from "./links.js";
import { thresholdBar } from "./pictures.js";

const SHOWN = 8;

// How far a user is on the way to the threshold, 0 to 1 and above.
const share = (user, threshold) => (threshold > 0 ? user.growth / threshold : 1);

/**
 * Whether a user is marked: a run begins by itself now, or would if it weren't for the cooldown or the
 * switch.
 */
export const isDue = (user, threshold) => user.should_trigger || user.growth >= threshold;

/** Says in a word that a run is due: amber alone would be told by colour only. */
export const dueMark = (user) =>
  user.should_trigger
    ? el("span", { class: "badge badge-due", title: "A run starts by itself now." }, "Due")
    : el(
        "span",
        {
          class: "badge badge-due",
          title: "Over the threshold; the cooldown or the settings prevent a run.",
        },
        "Held back",
      );

function line(user, threshold, underWay, may) {
  const due = isDue(user, threshold);
  return el(
    "li",
    { class: `pending-user${due ? " amber" : ""}` },
    el(
      "span",
      { class: "pending-name" },
      el("a", { href: auditOf(user.user_id) }, userText(user.user_id)),
      due ? dueMark(user) : null,
    ),
    el(
      "span",
      { class: "pending-bar" },
      thresholdBar(
        share(user, threshold),
        `New memories of ${user.user_id}, of the threshold`,
        due ? "bar-warn" : "",
      ),
    ),
    el("span", { class: "num muted pending-count" }, `${number(user.growth)} of ${number(threshold)} new`),
    underWay.button(user.user_id, may),
  );
}

/** Fills the section; answers how to fill it again. */
export function pendingUsers(place, { may, underWay, config }) {
  const body = el("div", null, loading("Loading users near the threshold", 3));
  replace(
    place,
    el("div", { class: "section-head" }, el("h2", { id: "pending-title" }, "Pending and near the threshold")),
    body,
  );
  let asked = 0;
  async function load() {
    const mine = ++asked; // settings and runs that end may ask at once: the latest answer stands
    try {
      const answer = await get("/api/admin/workflows/users-stats", {
        due: true,
        sort: "growth",
        order: "desc",
        limit: SHOWN,
      });
      if (mine !== asked) return;
      const threshold = answer.growth_threshold;
      const off =
        config.enabled === false
          ? el(
              "p",
              { class: "notice" },
              "Automatic runs are switched off. See the settings.",
            )
          : null;
      if (!answer.users.length) {
        const near = Math.ceil(threshold * 0.8);
        replace(
          body,
          off,
          empty(
            "Nobody is near the threshold",
            `Users appear here from ${counted(near, "new memory", "new memories")} on; ` +
              `a run is due at ${number(threshold)}.`,
          ),
        );
        return;
      }
      replace(
        body,
        off,
        el(
          "ul",
          { class: "pending-list" },
          answer.users.map((user) => line(user, threshold, underWay, may)),
        ),
        answer.next_cursor
          ? el(
              "p",
              { class: "section-foot" },
              here(
                { due: "true", users: null, prefix: null },
                { dataset: { focus: "all-due" } },
                "Show all of them in the table",
              ),
            )
          : null,
      );
    } catch (error) {
      if (mine === asked) replace(body, failed(error, load, "Users near the threshold could not be loaded"));
    }
  }
  load();
  return load;
}
