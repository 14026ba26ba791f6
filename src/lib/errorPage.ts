/** What a fatal error's page says. */
export interface ErrorPage {
  /** The status message that the error carries, if any; else the page has its usual title. */
  title?: string;
  /** The error's message, in the language of whoever wrote it. */
  description: string;
}

/** No message needs more to be recognized; in characters. */
const longest = 500;

/**
 * Reads what was thrown: an `Error`, one with a `statusMessage` as fetch
 * helpers and routers throw it, or anything else.
 */
export function describeError(thrown: unknown): ErrorPage {
  const {statusMessage, message} = Object(thrown) as {statusMessage?: unknown; message?: unknown};
  const title = typeof statusMessage === 'string' ? statusMessage.trim() : '';
  const description = typeof message === 'string' ? message : String(thrown);
  return {...(title === '' ? {} : {title}), description: description.trim().slice(0, longest)};
}
