/** An error whose message contains everything that the user needs to fix it. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * Stops if there are errors.
 *
 * @throws UserError that lists each on its own line
 */
export function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new UserError(errors.join('\n'));
  }
}

/** A string without stack frames in packages and Node.js. */
export const withoutPackages = (text: string): string =>
  text.replaceAll(/^[ \t]+at .*(?:node_modules|node:|<anonymous>|\(index \d+\)).*\n?/gmu, '').trim();

/**
 * Formats an error for the terminal: the message of an error that the user can fix, which is a {@link UserError} or
 * begins with a file and a line; the stack trace of any other error, which is a bug in our code.
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
