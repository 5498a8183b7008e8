// A feed's cursor begins with a format byte and the epoch, as variable-length numbers in URL-safe base64.

/** The epoch that a cursor carries; null where it can't be told. */
export function epochOf(cursor) {
  try {
    const bytes = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    let epoch = 0,
      scale = 1;
    for (let at = 1; at < bytes.length; at += 1) {
      const byte = bytes.charCodeAt(at);
      epoch += (byte & 0x7f) * scale;
      if (byte < 0x80) return bytes.charCodeAt(0) === 1 ? epoch : null;
      scale *= 128;
    }
  } catch {
    // not a cursor of a form that is known here
  }
  return null;
}
