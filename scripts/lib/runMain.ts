import {describeError} from '@packages/files';

/** Runs a command's main function; prints errors and exits with 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  });
}
