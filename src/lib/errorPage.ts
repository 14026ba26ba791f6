/** The content of the page for a fatal error. */
export interface ErrorPage {
  /** The status message of the error, if any; otherwise the page has its default title. */
  title?: string;
  /** The error's message, not translated. */
  description: string;
}

/** In characters. */
const longest = 500;

/** Reads a thrown value: an `Error`, an error with a `statusMessage`, or anything else. */
export function describeError(thrown: unknown): ErrorPage {
  const {statusMessage, message} = Object(thrown) as {statusMessage?: unknown; message?: unknown};
  const title = typeof statusMessage === 'string' ? statusMessage.trim() : '';
  const description = typeof message === 'string' ? message : String(thrown);
  return {...(title === '' ? {} : {title}), description: description.trim().slice(0, longest)};
}
