// The keys of writes: what is sent again under its key, as after a lost answer, has no second effect.

// Browsers have randomUUID() on secure origins alone, and the pages may be served without TLS.
const draw = () => crypto.getRandomValues(new BigUint64Array(2)).join("-");

/** For one form: headers(body) carry a key that stays the same as long as the body does. */
export function idempotency() {
  let last = null,
    key = null;
  return (body) => {
    const now = JSON.stringify(body);
    if (now !== last) key = draw();
    last = now;
    return { "Idempotency-Key": key };
  };
}
