// A model that follows a script: it knows what it wants in words, and of the server what the server tells it.
//
// It chooses a tool by the words in its name and description, fills in what the schema lists, takes the names of
// memories from the texts it reads, and mends a call by what the refusal says.
import assert from "node:assert/strict";

const WALNUTS = "Allergic to walnuts";
const SIXTH = "Flies to Oslo on 6 November";
const SEVENTH = "Flies to Oslo on 7 November";
/** How important the model takes its first fact to be, before anybody told it the scale. */
const IMPORTANT = 9;
const TRIES = 3;

/** May be told of a user again and again. */
export async function scripted(client, talk) {
  const { tools } = await client.listTools();
  const model = new Model(tools, client, talk.user);
  await model.does("remember a new fact", { words: WALNUTS, eager: true });
  assert.ok(model.mended, "a call was refused and mended");
  await model.does("remember a new fact", { words: SIXTH });
  const walnuts = named(await model.does("query all that is remembered"), WALNUTS);
  const sixth = named(await model.does("query all that is remembered"), SIXTH);
  await model.does("update a memory that is no longer so", { words: SEVENTH, about: sixth });
  await model.does("forget a memory", { about: walnuts });
  const told = await model.does("history of a memory", { about: sixth });
  const newest = told.indexOf(SEVENTH);
  assert.ok(newest >= 0 && newest < told.lastIndexOf(SIXTH), `the newest change is not first: ${told}`);
  assert.ok(await model.does("changes since the last look"), "changes are told in words");
  const left = await model.does("query all that is remembered");
  assert.ok(left.split("\n").some((line) => line.includes(SEVENTH) && line.endsWith(`#${sixth}`)), left);
  assert.ok(!left.includes(SIXTH) && !left.includes(WALNUTS), left);
}

/** The name of a memory, read from the line that holds it. */
function named(listing, fact) {
  const line = listing.split("\n").find((line) => line.includes(fact));
  assert.ok(line, `${fact} is not in ${listing}`);
  return line.match(/#([0-9a-f]{8})\b/)[1];
}

/** Does what a goal says, with the tools that are listed. */
class Model {
  mended = 0;

  constructor(tools, client, user) {
    Object.assign(this, { tools, client, user });
  }

  /** The text that the goal's call is answered with in the end. */
  async does(goal, { words = "", about = "", eager = false } = {}) {
    const tool = this.chosen(goal);
    assert.equal(tool.outputSchema?.type, "object", `${tool.name} promises no answer`);
    const values = this.filled(tool, words, about, eager);
    let said;
    for (let tries = 0; tries < TRIES; tries += 1) {
      // With the definition in hand the SDK throws where an answer is not what it promises, and never for a refusal.
      const result = await this.client.callTool({ name: tool.name, arguments: values }, { toolDefinition: tool });
      said = text(result);
      if (!result.isError) return said;
      assert.equal(result.structuredContent, undefined, "a refusal has not the shape of an answer");
      Object.assign(values, mended(tool, said));
      this.mended += 1;
    }
    throw new Error(`${goal}: still refused: ${said}`);
  }

  /** The one tool with most of the goal's words in its name, then in its description. */
  chosen(goal) {
    const wanted = new Set(goal.split(" "));
    const shared = (said) => new Set(said.toLowerCase().match(/[a-z]+/g).filter((word) => wanted.has(word))).size;
    const fits = this.tools.map((tool) => ({ tool, name: shared(tool.name), more: shared(tool.description) }));
    const [best, next] = fits.sort((one, other) => other.name - one.name || other.more - one.more);
    const clear = best.name > next.name || best.more > next.more;
    assert.ok(clear, `${goal}: ${best.tool.name} or ${next.tool.name}?`);
    return best.tool;
  }

  /** What is required, and of an eager model what it can choose or has an opinion of. */
  filled(tool, words, about, eager) {
    const values = {};
    const required = tool.inputSchema.required ?? [];
    for (const [name, property] of Object.entries(tool.inputSchema.properties)) {
      assert.equal(typeof property.type, "string", `${tool.name}: what is ${name}? ${JSON.stringify(property)}`);
      if (!required.includes(name)) {
        if (eager && property.enum) values[name] = property.enum[0];
        else if (eager && property.type === "integer" && /importan/.test(name + property.description)) {
          values[name] = IMPORTANT;
        }
        continue;
      }
      const parts = name.split("_");
      if (property.enum) values[name] = property.enum[0];
      else values[name] = parts.includes("user") ? this.user : parts.includes("id") ? about : words;
      assert.ok(property.type === "string" && values[name], `${tool.name}: nothing to give as ${name}`);
    }
    return values;
  }
}

/** The argument that a refusal is about, as it wants it: within a range, or of those that are named. */
function mended(tool, refusal) {
  const properties = Object.entries(tool.inputSchema.properties);
  for (const [name] of properties) {
    const range = refusal.match(new RegExp(`\\b${name}\\b.*?\\b\\d+ to (\\d+)\\b`));
    if (range) return { [name]: Number(range[1]) };
  }
  for (const [name, property] of properties) {
    const choice = property.enum?.find((choice) => new RegExp(`\\b${choice}\\b`).test(refusal));
    if (choice && refusal.includes(name)) return { [name]: choice };
  }
  throw new Error(`${tool.name}: no way to mend ${refusal}`);
}

/** The one text of a result. */
function text(result) {
  assert.deepEqual(result.content.map((block) => block.type), ["text"], JSON.stringify(result));
  return result.content[0].text;
}
