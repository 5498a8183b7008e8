// What the client does with a ledger. In one process, so that all share one server: only one may serve a SQLite file.
import { after } from "node:test";

import "./agents.js";
import "./chat.js";
import "./checkpoints.js";
import "./errors.js";
import "./extraction.js";
import "./facts.js";
import "./history.js";
import "./memories.js";
import "./retries.js";
import "./threads.js";
import "./user_context.js";
import { server } from "./world.js";

after(() => server.stop());
