/** Describes errors that nothing handles, such as a mistake in a module that a command imports. */
import process from 'node:process';

import {describeError} from './errors.mjs';

process.on('uncaughtException', (error) => {
  console.error(`\n${describeError(error)}\n`);
  process.exit(1);
});
