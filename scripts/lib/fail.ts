/** An error whose message is all that the user needs. */
export class UserError extends Error {
  override name = 'UserError';
}

/** The code of a system error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
