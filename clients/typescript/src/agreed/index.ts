// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.
export type * from "./checkpoints.js";
