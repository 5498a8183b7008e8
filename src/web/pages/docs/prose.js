// Descriptions as they stand in the code: what is between backticks is code.
import { el } from "../shared/dom.js";

/** A description as nodes. */
export const prose = (text) =>
  (text ?? "").split("`").map((part, n) => (n % 2 ? el("code", null, part) : part));
