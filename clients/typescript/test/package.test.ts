// What the client is as a package, on whatever ledger.
import { after } from "node:test";

import "./own_database.js";
import "./browser.js";
import "./package.js";
import "./sse.js";
import { server } from "./world.js";

after(() => server.stop());
