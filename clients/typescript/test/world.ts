import { randomUUID } from "node:crypto";

import { Server, temporaryDatabase } from "./server.js";

/** The server of all tests that need none of their own. */
export const server = await Server.start({
  database: process.env["MEMLEDGER_CLIENT_DATABASE"] || temporaryDatabase(),
});
export const client = server.client();

/** A user about whom nothing is remembered. */
export function someone(): string {
  return `user-${randomUUID()}`;
}

/** All items of a list. */
export async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

export type Fetch = typeof globalThis.fetch;

/** A `fetch` that does what is listed, one request after the other, and then the real thing. */
export function scripted(...steps: Fetch[]): { fetch: Fetch; sent: Headers[] } {
  const sent: Headers[] = [];
  const fetch: Fetch = (input, init) => {
    const step = steps[sent.length] ?? globalThis.fetch;
    sent.push(new Headers(init?.headers));
    return step(input, init);
  };
  return { fetch, sent };
}

/** The server gets the request, and its answer is lost. */
export const loseAnswer: Fetch = async (input, init) => {
  await (await globalThis.fetch(input, init)).arrayBuffer();
  throw new TypeError("fetch failed", { cause: new Error("the answer is lost") });
};

/** The request does not arrive. */
export const loseRequest: Fetch = async () => {
  throw new TypeError("fetch failed", { cause: new Error("nobody is there") });
};

/** The answer begins and breaks off after that many bytes. */
export function cutAnswer(bytes: number): Fetch {
  return async (input, init) => {
    const answer = await globalThis.fetch(input, init);
    const begin = new Uint8Array(await answer.arrayBuffer()).slice(0, bytes);
    let isSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) return controller.error(new TypeError("terminated"));
        isSent = true;
        controller.enqueue(begin);
      },
    });
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

/** A proxy answers in the server's place. */
export function answer(status: number, headers: Record<string, string> = {}, text = "<h1>proxy</h1>"): Fetch {
  return async () => new Response(text, { status, headers });
}
