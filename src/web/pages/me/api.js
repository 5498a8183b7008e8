// The ledger's API, as a person's own key may use it, with refusals in words for that person.
import { ApiError, send } from "../shared/api.js";

const BUSY = "The service is busy or is being restarted. Try again in a moment.";
const CHANGED = "This has changed meanwhile, so nothing was done. Look at it again.";
const WORDS = {
  0: "The service can't be reached. Check your connection, then try again.",
  401: "Your key is no longer valid. Ask whoever runs your assistant for a new one.",
  403: "Your key may not do this.",
  404: "This is no longer there.",
  409: CHANGED,
  412: CHANGED,
  429: "These were too many requests in a short time. Wait a minute, then try again.",
  500: BUSY,
  502: BUSY,
  503: BUSY,
  504: BUSY,
};

/** Whether what the page shows is no longer so. */
export const isOutdated = ({ status }) => [404, 409, 412].includes(status);

async function request(key, method, path, { headers, ...more } = {}) {
  const shown = { Authorization: `Bearer ${key}`, ...headers };
  try {
    // `open`: the shared client then adds nothing of a session, and does not leave for the sign-in of operators.
    return await send(method, path, { ...more, headers: shown, open: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError({ ...error, detail: WORDS[error.status] ?? error.message });
  }
}

/** Whose key it is: {id, role, users}. */
export const readKey = async (key) => (await request(key, "GET", "/api/auth/key")).json();

/** The calls about one person; `ended` runs when the key is refused. */
export function connect(key, user, ended) {
  const base = `/api/users/${encodeURIComponent(user)}/`;
  const call = async (method, path, more) => {
    try {
      return await request(key, method, base + path, more);
    } catch (error) {
      if (error.status === 401) ended();
      throw error;
    }
  };
  const json = async (...asked) => (await call(...asked)).json();
  return {
    get: (path, params) => json("GET", path, { params }),
    post: (path, body) => json("POST", path, { body }),
    patch: (path, body, headers) => json("PATCH", path, { body, headers }),
    del: (path, params) => json("DELETE", path, { params }),
    file: (path, params) => call("GET", path, { params, headers: { Accept: "*/*" } }),
  };
}
