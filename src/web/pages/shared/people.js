// Who did something. The log names people by the ids of their accounts; their readers know them by their e-mail
// addresses, and find the id where they point.
import { get } from "./api.js";
import { replace, userText, visibleText } from "./dom.js";

const PERSON = /^(?:admin|auditor|account):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const LIMIT = 500;
const MOST_PAGES = 20;

async function read() {
  const emails = new Map();
  let cursor = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await get("/api/admin/accounts", { limit: LIMIT, cursor });
    for (const { id, email } of page.items) emails.set(id, email);
    cursor = page.next_cursor;
    if (!cursor) break;
  }
  return emails;
}

let asked = null;

/** The e-mail addresses by the ids of the accounts: asked once a page, and only where a person stands on it. */
function people() {
  asked ??= read().catch(() => {
    asked = null; // the ids stand there all the same, and the next one asks again
    return new Map();
  });
  return asked;
}

/** The person whose account has the id: shown as the given text until the address is known. */
export function person(id, text = id, { max = 128 } = {}) {
  const node = userText(text, { max });
  node.title = text;
  people().then((emails) => emails.has(id) && replace(node, visibleText(emails.get(id))));
  return node;
}

/** Whoever the log names as the actor. */
export function actor(text, { max = 128 } = {}) {
  const id = PERSON.exec(text ?? "")?.[1];
  return id ? person(id, text, { max }) : userText(text, { max });
}
