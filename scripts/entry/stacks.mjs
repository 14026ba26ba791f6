/**
 * Shortens stack traces, which Docusaurus prints with every error, to the first place in our own code. Errors that name the
 * file and line of a mistake have none.
 */
import process from 'node:process';

import {namesPlace, readable, stackVariable} from './errors.mjs';

/** Whether a file is in the repository, and not a package. */
const isOurs = (file) => file && !file.includes('node_modules') && readable(file) !== file;

if (process.env[stackVariable] !== '1') {
  Error.prepareStackTrace = (error, frames) => {
    const frame = namesPlace(error.message) ? undefined : frames.find((one) => isOurs(one.getFileName()));
    const place = frame
      ? `\n    at ${readable(frame.getFileName())}:${frame.getLineNumber()}:${frame.getColumnNumber()}`
      : '';
    return `${error}${place}`;
  };
}
