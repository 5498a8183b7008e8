// The key that the person was given: where it is kept on this device, and how it comes in.
const NAME = "memledger-person-key";
const stores = () => [sessionStorage, localStorage];

// Storage may be forbidden: the key then lasts as long as the page.
const attempt = (use, otherwise = null) => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

/** The key that is kept in this tab, or on this device. */
export const keptKey = () =>
  attempt(
    () =>
      stores()
        .map((store) => store.getItem(NAME))
        .find(Boolean) ?? null,
  );

/** Keeps the key until the tab is closed, or with `stays` until the person signs out. */
export function keep(key, { stays }) {
  forget();
  attempt(() => (stays ? localStorage : sessionStorage).setItem(NAME, key));
}

/** Removes the key from this device. */
export const forget = () => attempt(() => stores().forEach((store) => store.removeItem(NAME)));

/**
 * The key of a link such as /me#key=ml_…, which is taken out of the address, so that nobody reads it there or
 * finds it in the history. Browsers don't send that part of an address to any server.
 */
export function keyOfLink() {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key === null) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return key.trim() || null;
}
