// What waits for the person's yes: one question each, with the message that it comes from.
import { busy, confirm, toast } from "../shared/dialog.js";
import { el, replace } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { isOutdated } from "./api.js";
import { growing, section } from "./section.js";
import { fromMessages, shownMessages } from "./source.js";
import { atTime, fieldName, inSentence, question, quoted, shown } from "./words.js";

const path = ({ id }, decision) => `context/proposals/${encodeURIComponent(id)}/${decision}`;
const NO = "It is deleted at once, and your assistant may not suggest it again for 90 days.";

const sureOfNo = (proposal) =>
  confirm({
    title: "Say no to this?",
    body: el(
      "div",
      null,
      el("p", null, fieldName(proposal.field), ": ", shown(proposal.value)),
      el("p", null, NO),
    ),
    action: "Say no",
    cancel: "Back",
  });

// Only an assistant suggests a value, so the right one has to be told to it.
const sureOfOther = (proposal) =>
  confirm({
    title: "Not quite right?",
    body: el(
      "div",
      { class: "me-body" },
      el("p", null, fieldName(proposal.field), ": ", shown(proposal.value)),
      el("p", null, "Say no here: ", NO.replace("It", "this")),
      el(
        "p",
        null,
        `Then tell your assistant, when you next talk, what is right about ${inSentence(proposal.field)}. `,
        "It will ask you here again, with the right words.",
      ),
    ),
    action: "Say no, I will tell it",
    cancel: "Back",
  });

/** The buttons. Each is named with what it decides on, for those who hear them one after the other. */
function buttons(api, proposal, decided) {
  const about = () =>
    el("span", { class: "visually-hidden" }, ` about ${inSentence(proposal.field)}: `, proposal.value);
  const decide = async (decision, body, done) => {
    try {
      await api.post(path(proposal, decision), body);
      toast(done);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      toast(error.message, "bad");
    }
    await decided();
  };
  const reject = (sure, done) => async () => {
    if (await sure(proposal)) await decide("reject", {}, done);
  };
  const button = (label, look, act) => {
    const node = el("button", { type: "button", class: `button ${look}` }, label, about());
    node.addEventListener("click", () => busy(node, "One moment…", act));
    return node;
  };
  const yes = () =>
    decide(
      "accept",
      { content_hash: proposal.content_hash, channel: "ui" },
      "Saved. Your assistant may use it from now on.",
    );
  return el(
    "div",
    { class: "me-actions" },
    button("Yes", "button-primary", yes),
    button("No", "", reject(sureOfNo, "Deleted. Your assistant will not use it.")),
    button(
      "Not quite",
      "",
      reject(sureOfOther, "Deleted. Tell your assistant what is right when you next talk."),
    ),
  );
}

/** The first message at once, since the question is about it; those that only repeat it, to be opened. */
function source(api, { evidence: [first, ...others] }) {
  if (!first) return null;
  const place = el("div", { "aria-busy": "true" });
  shownMessages(api, [first])
    .then((nodes) => replace(place, nodes))
    .catch((error) => replace(place, el("p", { class: "muted" }, error.message)))
    .finally(() => place.removeAttribute("aria-busy"));
  return [place, fromMessages(api, others)];
}

const NEEDS_NO_YES =
  "This is nothing private. If you say it again another time, your assistant will use it without asking.";

const card = (api, decided) => (proposal) =>
  el(
    "article",
    { class: "me-item me-question" },
    el("h3", null, question(proposal.field, shown(proposal.value))),
    proposal.reason ? el("p", null, "Your assistant says why: ", quoted(proposal.reason)) : null,
    source(api, proposal),
    proposal.is_sensitive ? null : el("p", { class: "muted" }, NEEDS_NO_YES),
    el(
      "p",
      { class: "muted" },
      "If you do not answer, this is deleted on ",
      atTime(proposal.expires_at),
      ".",
    ),
    buttons(api, proposal, decided),
  );

/** The part of the page; `decided` runs after each decision. */
export const waiting = (api, decided) =>
  section({
    id: "waiting",
    title: "Waiting for your yes",
    lead: "What your assistant would like to know about you. It uses nothing private of it before you say yes.",
    fill: () =>
      growing({
        page: (cursor) => api.get("context/proposals", { status: "pending", limit: 20, cursor }),
        item: card(api, decided),
        label: "Questions to you",
        none: empty(
          "Nothing is waiting for you",
          "When your assistant wants to know something private, it asks here.",
        ),
      }),
  });
