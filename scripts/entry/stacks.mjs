/** Shortens the stack traces that Docusaurus prints with every error. */
import process from 'node:process';

import {shortStack, stackVariable} from './errors.mjs';

if (process.env[stackVariable] !== '1') {
  Error.prepareStackTrace = shortStack;
}
