import { MemledgerError } from "./errors.js";
import { lines } from "./lines.js";

/** An event of a stream of the kind `text/event-stream`. */
export interface ServerEvent {
  event: string;
  data: string;
  /** The id that an interrupted stream continues after, if the stream has said one. */
  id: string | undefined;
}

/** Longest event, in characters. */
const LONGEST = 16 << 20;

/** The events in the chunks of a stream. An event that is cut off is none. */
export async function* eventsIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  let id: string | undefined;
  let event = "";
  let data: string[] = [];
  let length = 0;
  for await (const line of lines(chunks, LONGEST)) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n"), id };
      [event, data, length] = ["", [], 0];
      continue;
    }
    const { name, value } = fieldOf(line);
    if (name === "data") {
      length += value.length;
      if (length > LONGEST) throw new MemledgerError("An event is too long.", { code: "bad_answer", status: 200 });
      data.push(value);
    } else if (name === "event") {
      event = value;
    } else if (name === "id" && !value.includes("\0")) {
      id = value;
    }
  }
}

/** A comment, which keeps the connection alive, is a field without a name. */
function fieldOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(":");
  if (colon < 0) return { name: line, value: "" };
  const value = line.slice(colon + 1);
  return { name: line.slice(0, colon), value: value.startsWith(" ") ? value.slice(1) : value };
}
