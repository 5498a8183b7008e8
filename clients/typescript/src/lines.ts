import { MemledgerError } from "./errors.js";

/** The lines in the chunks of a stream, without their ends; what follows the last end is a line, too. */
export async function* lines(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of an end.
    const parts = rest.split(/\r\n|\n|\r(?!$)/);
    rest = parts.pop() ?? "";
    yield* parts;
    if (rest.length > longest) throw new MemledgerError("A line is too long.", { code: "bad_answer", status: 200 });
  }
  rest = (rest + decoder.decode()).replace(/\r$/, "");
  if (rest !== "") yield rest;
}
