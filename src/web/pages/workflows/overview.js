// The sections of the page, and what one tells the others.
import { el, replace } from "../shared/dom.js";
import { activeRuns } from "./active.js";
import { ageing } from "./ageing.js";
import { pendingUsers } from "./pending.js";
import { recentRuns } from "./runs.js";
import { settings } from "./settings.js";
import { UnderWay } from "./start.js";
import { userTable } from "./users.js";

const section = (name) =>
  el("section", { class: `card section-${name}`, "aria-labelledby": `${name}-title` });

/** Builds the overview; answers how to leave it. */
export function overview(view, { may }) {
  const underWay = new UnderWay();
  const config = {};
  const names = ["active", "settings", "pending", "ageing", "users", "runs"];
  const sections = names.map(section);
  const [active, setting, pending, aged, users, runs] = sections;
  replace(view, el("div", { class: "overview" }, sections));

  const table = userTable(users, { may, underWay });
  const recent = recentRuns(runs);
  const loadPending = pendingUsers(pending, { may, underWay, config });
  const loadAgeing = ageing(aged, { may });
  settings(setting, {
    may,
    changed(now) {
      const other = JSON.stringify(config) !== JSON.stringify(now);
      const first = config.enabled === undefined;
      Object.assign(config, now);
      if (other && !(first && now.enabled)) loadPending();
      if (other && !first) table.load();
    },
  });

  // Runs may end in swarms: what follows from them is asked for once.
  let timer = null;
  const stopActive = activeRuns(active, {
    may,
    underWay,
    ended() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        table.load();
        recent.load();
        loadPending();
        loadAgeing();
      }, 300);
    },
  });
  return () => {
    clearTimeout(timer);
    stopActive();
    table.stop();
    recent.stop();
  };
}
