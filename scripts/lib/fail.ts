import {describeError} from '../entry/errors.mjs';

/** An error whose message is all that the user needs. */
export class UserError extends Error {
  override name = 'UserError';
}

/** The code of a system error, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

/** Runs a command's main function; prints errors and exits with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  });
}
