import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  ConflictError,
  ForbiddenError,
  InvalidRequestError,
  type MemledgerClient,
  NotFoundError,
  RejectedError,
  RevisionMismatchError,
} from "memledger";

import { all, client, loseAnswer, scripted, server, someone } from "./world.js";

/** A person, and an agent who talks with them. */
async function people() {
  const ana = someone();
  const { key } = await client.call("create_key", { body: { role: "agent", agent: "planner", users: [ana] } });
  const personKey = await server.keyOfPerson(ana);
  return { ana, agent: server.client({ apiKey: key }), person: server.client({ apiKey: personKey }), personKey };
}

async function say(agent: MemledgerClient, userId: string, content: string, role: "user" | "assistant" = "user") {
  const { messages } = await agent.threads.append(userId, "t1", [{ role, content }]);
  return { thread_id: "t1", seq: messages[0]!.seq };
}

describe("what a person agreed to", () => {
  test("a sensitive value waits for the person's yes", async () => {
    const { ana, agent, person } = await people();
    const said = await say(agent, ana, "I have moved to Weimar");
    const reason = "You said so";
    const made = await agent.userContext.propose(ana, { field: "city", value: "Weimar", reason, evidence: [said] });
    assert.deepEqual([made.status, made.is_sensitive, made.value, made.reason], ["pending", true, "Weimar", reason]);
    assert.deepEqual((await agent.userContext.get(ana)).fields, {});
    await assert.rejects(agent.userContext.proposals(ana).first(), ForbiddenError);
    assert.deepEqual(await all(person.userContext.proposals(ana, { status: "pending" })), [made]);

    const { id, content_hash } = made;
    await assert.rejects(person.userContext.accept(ana, id, { content_hash: "ab12" }), RevisionMismatchError);
    const accepted = await person.userContext.accept(ana, id, { content_hash, channel: "ui" });
    assert.equal(accepted.status, "accepted");
    const { city } = (await agent.userContext.get(ana)).fields;
    assert.deepEqual([city!.value, city!.proposal_id, city!.source], ["Weimar", id, [said]]);
    await assert.rejects(person.userContext.accept(ana, id, { content_hash }), ConflictError);
  });

  test("an agent passes on what the person wrote", async () => {
    const { ana, agent } = await people();
    const before = await say(agent, ana, "Call me Anni");
    const { id, content_hash } = await agent.userContext.propose(ana, { field: "preferred_name", value: "Anni" });
    const asked = await say(agent, ana, "Shall I call you Anni from now on?", "assistant");
    for (const message of [null, before, asked]) {
      await assert.rejects(agent.userContext.accept(ana, id, { content_hash, message }), InvalidRequestError);
    }
    const message = await say(agent, ana, "Yes, please");
    const accepted = await agent.userContext.accept(ana, id, { content_hash, channel: "chat", message });
    assert.deepEqual([accepted.status, accepted.message], ["accepted", message]);

    await assert.rejects(agent.userContext.withdraw(ana, "preferred_name"), InvalidRequestError);
    const noMore = await say(agent, ana, "Forget the name Anni");
    assert.deepEqual((await agent.userContext.withdraw(ana, "preferred_name", noMore)).fields, {});
    const other = await agent.userContext.propose(ana, { field: "city", value: "Weimar" });
    const no = await say(agent, ana, "No, leave that");
    assert.equal((await agent.userContext.reject(ana, other.id, { message: no })).status, "rejected");
  });

  test("a no leaves nothing and lasts", async () => {
    const { ana, agent, person } = await people();
    const { id } = await agent.userContext.propose(ana, { field: "city", value: "Zwickau" });
    const rejected = await person.userContext.reject(ana, id);
    assert.deepEqual([rejected.status, rejected.value ?? null], ["rejected", null]);
    await assert.rejects(agent.userContext.propose(ana, { field: "city", value: "zwickau" }), RejectedError);
  });

  test("a benign value needs two turns", async () => {
    const { ana, agent } = await people();
    const propose = async (text: string) => {
      const evidence = [await say(agent, ana, text)];
      return agent.userContext.propose(ana, { field: "tone", value: "brief", evidence });
    };
    assert.equal((await propose("Keep it short, please")).status, "pending");
    await say(agent, ana, "Sure.", "assistant");
    assert.equal((await propose("Too long again")).status, "applied");
    assert.equal((await agent.userContext.get(ana)).fields["tone"]?.value, "brief");
  });

  test("nobody else decides", async () => {
    const { ana, agent } = await people();
    const { id, content_hash } = await agent.userContext.propose(ana, { field: "pronouns", value: "she/her" });
    await assert.rejects(client.userContext.accept(ana, id, { content_hash }), ForbiddenError);
    await assert.rejects(client.userContext.reject(ana, id), ForbiddenError);
    await assert.rejects(client.userContext.withdraw(ana, "pronouns"), ForbiddenError);
  });

  test("proposals are listed page by page, the newest first", async () => {
    const { ana, agent, person } = await people();
    for (const value of ["Weimar", "Jena", "Gera"]) await agent.userContext.propose(ana, { field: "city", value });
    const listed = await all(person.userContext.proposals(ana, { limit: 1 }));
    assert.deepEqual(
      listed.map(({ value }) => value),
      ["Gera", "Jena", "Weimar"],
    );
  });

  test("a decision whose answer is lost is made once", async () => {
    const { ana, agent, person, personKey } = await people();
    const { id, content_hash } = await agent.userContext.propose(ana, { field: "city", value: "Weimar" });
    // Without a key of the request the second attempt would be a conflict, and the second withdrawal find nothing.
    const unlucky = () => server.client({ apiKey: personKey, fetch: scripted(loseAnswer).fetch });
    assert.equal((await unlucky().userContext.accept(ana, id, { content_hash })).status, "accepted");
    assert.deepEqual((await unlucky().userContext.withdraw(ana, "city")).fields, {});
    const [ended] = await all(person.userContext.proposals(ana));
    assert.deepEqual([ended!.status, ended!.value ?? null], ["accepted", null]);
    await assert.rejects(person.userContext.withdraw(ana, "city"), NotFoundError);
  });
});
