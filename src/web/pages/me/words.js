// What things are called on this page: words for people who never heard of a ledger.
import { el, userText } from "../shared/dom.js";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const minute = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const moment = (format) => (rfc3339) =>
  el(
    "time",
    { datetime: rfc3339, title: minute.format(new Date(rfc3339)) },
    format.format(new Date(rfc3339)),
  );

/** A date as people write it. */
export const onDay = moment(day);
/** The same with the time of day. */
export const atTime = moment(minute);

/** What a person or an assistant wrote, in quotation marks that are ours. */
export const quoted = (text, max = 400) => el("q", { class: "me-quote" }, userText(text, { max }));

/** A value by which an assistant knows the person. */
export const shown = (value) => el("strong", { class: "me-value" }, userText(value, { max: 500 }));

const lower = (text) => text.replace(/^./, (letter) => letter.toLowerCase());
/** A matter of which several things may be known. */
const about = (name) => [name, (value) => [`remember this about ${lower(name)}? `, value]];

/** Each field as it is named, and as a sentence goes on after "May your assistant …". */
const FIELDS = {
  preferred_name: ["Your name", (value) => ["call you ", value, "?"]],
  pronouns: ["Your pronouns", (value) => ["remember that your pronouns are ", value, "?"]],
  city: ["Your city", (value) => ["remember that your city is ", value, "?"]],
  language: ["Your language", (value) => ["remember that your language is ", value, "?"]],
  tone: ["How it should talk to you", (value) => ["remember how it should talk to you: ", value, "?"]],
  goals: ["Your goal", (value) => ["remember that you have this goal: ", value, "?"]],
  health: about("Your health"),
  religion: about("Your beliefs"),
  sexuality: about("Your sexuality"),
  politics: about("Your political views"),
  union: about("Your trade union"),
  biometrics: about("Your body's features"),
  contact: about("Your contact details"),
  finance: about("Your money"),
};
const unknown = (field) => [
  `Your ${field.replaceAll("_", " ")}`,
  (value) => [`remember this about you (${field.replaceAll("_", " ")}): `, value, "?"],
];

/** What a field is called, as a heading. */
export const fieldName = (field) => (FIELDS[field] ?? unknown(field))[0];
/** The same within a sentence. */
export const inSentence = (field) => lower(fieldName(field));
/** What the person is asked. */
export const question = (field, value) => [
  "May your assistant ",
  (FIELDS[field] ?? unknown(field))[1](value),
];

/** Who did something. The log names programs, and people by the ids of their keys and accounts. */
export function who(actor) {
  const [kind, name] = (actor ?? "").split(/:(.*)/);
  if (kind === "person") return "you";
  if (kind === "agent") return ["your assistant (", userText(name, { max: 60 }), ")"];
  if (actor === "workflow:extraction") return "automatic notes on what was said";
  if (kind === "workflow") return "automatic tidying up";
  return "whoever runs the service";
}
