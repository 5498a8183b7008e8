// Everything that is kept of the person, as a file to take along.
import { busy, toast } from "../shared/dialog.js";
import { el } from "../shared/dom.js";

const FORMATS = [
  ["csv", "As a table", "Opens in a spreadsheet program."],
  ["jsonl", "As a data file", "For other programs: one line for each thing."],
];

// A plain link would come without the key. So the file is read first and then handed to the browser.
async function download(api, user, format) {
  const file = await (await api.file("export", { format })).blob();
  const address = URL.createObjectURL(file);
  const link = el("a", {
    href: address,
    download: `about-${user.replace(/[^\w.-]/g, "_")}.${format}`,
    hidden: true,
  });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  toast("The file is in your downloads.");
}

/** The part of the page. */
export function takeAlong(api, user) {
  const row = ([format, label, hint]) => {
    const button = el(
      "button",
      { type: "button", class: "button", "aria-describedby": `take-${format}` },
      label,
    );
    button.addEventListener("click", () => busy(button, "Getting it…", () => download(api, user, format)));
    return el(
      "div",
      { class: "me-take" },
      button,
      el("span", { class: "muted", id: `take-${format}` }, hint),
    );
  };
  return el(
    "section",
    { class: "card me-section", id: "take-along", "aria-labelledby": "take-title" },
    el("h2", { id: "take-title", tabindex: "-1" }, "Take your data with you"),
    el(
      "p",
      { class: "muted" },
      "All that is kept about you: what is remembered, what was said, and what changed.",
    ),
    FORMATS.map(row),
    el("p", { class: "muted" }, "To have all of it destroyed, ask whoever runs the service."),
  );
}
