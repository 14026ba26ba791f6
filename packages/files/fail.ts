/** An error whose message contains everything that the user needs to fix it. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Throws a {@link UserError} with each error on its own line, if there are any. */
export function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new UserError(errors.join('\n'));
  }
}

/** Removes stack frames in packages and Node.js from a string. */
export const withoutPackages = (text: string): string =>
  text.replaceAll(/^[ \t]+at .*(?:node_modules|node:|<anonymous>|\(index \d+\)).*\n?/gmu, '').trim();

/**
 * Formats an error for the terminal: only the message if it begins with a file and a line or the error is a
 * {@link UserError}; otherwise with the stack trace, because the error is a bug in our code.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const {name, message, stack = message} = error;
  return name === 'UserError' || /^[^\s:]+\.\w+:\d+/u.test(message) ? message : withoutPackages(stack);
}

/** The code of a system error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
