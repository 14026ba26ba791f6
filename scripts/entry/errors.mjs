import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment variable that shows where in the code an error was thrown. */
export const stackVariable = 'SITE_STACK';

/** A path as it is written from the root of the repository. */
const readable = (file) => {
  const relative = path.relative(root, file.startsWith('file:') ? fileURLToPath(file) : file);
  return relative === '' || relative.startsWith('..') ? file : relative;
};

/** How to fix an error of the operating system. */
const systemErrors = {
  ENOSPC: (file = root) => `The disk of ${file} is full. Free space on it, then run the command again.`,
  EACCES: (file) => `${file}: this user may not read or write it. Change its owner or its mode.`,
  EPERM: (file) => `${file}: the system does not permit changing it. Change its owner or its mode.`,
  EROFS: (file) => `${file}: its file system is read-only. Mount it for writing, or work in a copy elsewhere.`,
  ENAMETOOLONG: (file) =>
    `${file}: the path is too long for the file system. Shorten the name, or move the repository up.`,
  ENOENT: (file) => `${file}: no such file or directory.`,
  EMFILE: () => 'Too many files are open. Raise the limit (ulimit -n), then run the command again.',
};

/** The first location in our own code in a stack trace: `src/data/facts.ts:12:3`. */
function placeIn(stack) {
  const frames = [
    ...stack.matchAll(/^ +at .*?\(?((?:file:\/\/)?\/[^()\n]+|[A-Za-z]:[\\/][^()\n]+):(\d+):(\d+)\)?$/gmu),
  ];
  const [, file, line, column] =
    frames.find(([, name]) => !name.includes('node_modules') && readable(name) !== name && !name.endsWith('.mjs')) ??
    [];
  return file && `${readable(file)}:${line}:${column}`;
}

/** Whether a message begins with a file and a line, so that it needs no place in our code. */
const namesPlace = (message) => /^[^\s:]+\.\w+:\d+/u.test(message);

/** A mistake that the compiler or the module loader found; nothing for other errors. */
function describeSource({name, message, code, requireStack = []}) {
  if (name === 'TransformError') {
    return message
      .split('\n')
      .slice(1)
      .map((line) =>
        line.replace(/^(.*?):(\d+):(\d+): ERROR: /u, (_all, file, ...at) => `${readable(file)}:${at[0]}:${at[1]}: `),
      )
      .join('\n');
  }
  if (code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND') {
    const [summary] = message.split('\n');
    const [importer] = requireStack;
    const [, found, from = importer] = /^(.*?)(?: imported from (.*))?$/u.exec(summary);
    return `${from ? `${readable(from)}: ` : ''}${found}. Correct the import, or run npm ci if it is a package.`;
  }
  return undefined;
}

/**
 * Formats an error for the terminal: file and line, what is wrong, and how to fix it.
 *
 * @param error anything that was thrown
 */
export function describeError(error) {
  if (!(error instanceof Error) && typeof error?.stack !== 'string') {
    return String(error);
  }
  const stack = String(error.stack);
  // Docusaurus and bundlers report a full disk in their own error.
  const code = /\bENOSPC\b/u.test(`${error.message}${stack}`) ? 'ENOSPC' : error.code;
  if (error.name === 'UserError' && code !== 'ENOSPC') {
    return error.message;
  }
  const known =
    describeSource(error) ?? systemErrors[code]?.(error.path ? readable(error.dest ?? error.path) : undefined);
  if (process.env[stackVariable] === '1') {
    return `${known ?? error.message}\n\n${stack}`;
  }
  if (known === undefined && namesPlace(error.message)) {
    return error.message;
  }
  const place = placeIn(stack);
  return (
    known ?? `${place ? `${place}: ` : ''}${error.name}: ${error.message}\n${stackVariable}=1 shows where in the code.`
  );
}

/** Whether a file is in the repository, and not in a package. */
const isOurs = (file) => file && !file.includes('node_modules') && readable(file) !== file;

/**
 * A stack trace with the first place in our own code alone, or none if the message names a place itself.
 *
 * @param error what was thrown
 * @param frames as V8 passes them to `Error.prepareStackTrace`
 */
export function shortStack(error, frames) {
  const frame = namesPlace(error.message) ? undefined : frames.find((one) => isOurs(one.getFileName()));
  return frame
    ? `${error}\n    at ${readable(frame.getFileName())}:${frame.getLineNumber()}:${frame.getColumnNumber()}`
    : String(error);
}
