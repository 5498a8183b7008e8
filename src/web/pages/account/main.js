// A person's own account: the sessions that are open, and another password.
import { el } from "../shared/dom.js";
import { shell } from "../shared/shell.js";
import { password } from "./password.js";
import { sessions } from "./sessions.js";

const { main, session } = await shell({
  page: "account",
  title: "Your account",
  lead: "Where you are signed in, and your password.",
});

const list = sessions();
main.append(el("div", { class: "account-parts" }, list.node, password(session.email, list.read)));
list.read();
