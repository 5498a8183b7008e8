// Asks every two seconds where the log and its read models stand. A hidden page asks nothing.
import { get } from "../shared/api.js";

const EVERY_MS = 2000;

/** Hears {at, events, projections, parked, perSecond}; perSecond is null where nothing was read before. */
export function pulse({ onReading, onState }) {
  let before = null,
    timer = null,
    asking = false,
    told = null;
  const say = (state, error) => {
    if (state === told) return; // told once: what is read out should not be read out every two seconds
    told = state;
    onState(state, error);
  };

  async function beat() {
    clearTimeout(timer);
    if (asking) return;
    if (document.hidden) {
      before = null; // what happens meanwhile is no rate of any moment
      return say("paused");
    }
    asking = true;
    try {
      const answer = await get("/api/admin/ledger/projections");
      const at = performance.now();
      const events = answer.projections.reduce((most, one) => Math.max(most, one.events), 0);
      const passed = before ? (at - before.at) / 1000 : 0;
      // A ledger that was restored meanwhile has fewer events than before: nothing was un-appended.
      const perSecond = before && passed > 0.2 ? Math.max(0, events - before.events) / passed : null;
      before = { at, events };
      say("live");
      onReading({ ...answer, events, perSecond, at: new Date() });
    } catch (error) {
      before = null;
      say("lost", error);
    }
    asking = false;
    if (!document.hidden) timer = setTimeout(beat, EVERY_MS);
  }

  document.addEventListener("visibilitychange", beat);
  return { start: beat, now: beat };
}
