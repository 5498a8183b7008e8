// Light, dark, or as the system says. Loaded as a plain script in the head, so that no page flashes in the
// wrong one.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("memledger-theme");
  } catch {
    // storage may be forbidden: then the system decides
  }
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
})();
