/** An error whose message is all that the user needs. */
export class UserError extends Error {
  override name = 'UserError';
}

/**
 * Stops if there are errors.
 *
 * @throws UserError that lists each in a line
 */
export function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new UserError(errors.join('\n'));
  }
}

/** The code of a system error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
