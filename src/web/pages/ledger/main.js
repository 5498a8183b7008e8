// The ledger's page: how fast the log grows, whether its read models keep up, whether it holds, and what
// comes in.
import { el } from "../shared/dom.js";
import { shell } from "../shared/shell.js";
import { tiles } from "./tiles.js";
import { pulse } from "./pulse.js";
import { rate } from "./rate.js";
import { readModels } from "./read-models.js";
import { parked } from "./parked.js";
import { growth } from "./growth.js";
import { verification } from "./verification.js";
import { feed } from "./feed.js";

const { main, session } = await shell({
  page: "ledger",
  title: "Ledger",
  lead: "The log of events, its read models, and their verification.",
});

const top = tiles();
const speed = rate();
const models = readModels();
const waiting = parked({ session, again: () => beat.now() });
const beat = pulse({
  onReading(reading) {
    top.read(reading);
    speed.read(reading);
    models.read(reading);
    waiting.read(reading);
  },
  onState(state, error) {
    top.state(state);
    for (const part of [speed, models, waiting])
      part.failed?.(state === "lost" ? error : null, () => beat.now());
  },
});

main.append(
  top.node,
  el("div", { class: "ledger-pair" }, speed.node, models.node),
  waiting.node,
  verification(),
  growth({ onAnswer: top.counts }),
  feed({ onEpoch: top.epoch })
);
beat.start();
