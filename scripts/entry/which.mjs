import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The full path of a command, or nothing where it is not on the PATH or in one of `more` folders. */
export function which(command, more = []) {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...more]
    .map((dir) => path.join(dir, command))
    .find((file) => existsSync(file));
}
