import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'node:util';

/** What the hosts for frameworks of JavaScript share; see execute.ts. */

/** A program of the list. */
export interface Listed {
  /** Its own folder. */
  dir: string;
  /** Names of its files, in the order of the sample. */
  files: readonly string[];
}

/** Says what a program has come to; a host calls it instead of printing. */
export type Print = (text: string) => void;

/**
 * Runs every program of the list that the command line names, one after the
 * other, and reports each. What a program logs as an error makes it fail.
 *
 * @param run does what a visitor would do, prints what comes of it, and throws where it does not work
 */
export async function hostPrograms(run: (program: Listed, print: Print) => Promise<void>): Promise<void> {
  const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
  for (const [id, dir = '', ...files] of lines.filter((line) => line !== '').map((line) => line.split('\t'))) {
    const out: string[] = [];
    const err: string[] = [];
    console.log = (...values: unknown[]) => out.push(format(...values));
    console.warn = console.error = (...values: unknown[]) => err.push(format(...values));
    const code = await run({dir, files}, (text) => out.push(text)).then(
      () => 0,
      (error: unknown) => {
        err.push(format(error));
        return 1;
      },
    );
    writeFileSync(path.join(dir, 'stdout'), out.join('\n'));
    writeFileSync(path.join(dir, 'stderr'), err.join('\n'));
    process.stdout.write(`${id ?? ''} ${code}\n`);
  }
  // Servers of programs are still open.
  process.exit(0);
}

/** The text of a good answer; throws where it is another one. */
export async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`The route answered ${response.status}: ${text}`);
  }
  return text;
}
