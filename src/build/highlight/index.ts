import {hash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {writeAtomically} from '@packages/files';
import type {ElementContent} from 'hast';
import once from 'lodash/once';
import Tinypool from 'tinypool';

import {devDependencies} from '../../../package.json';
import {codeRuns} from '../../lib/codeSpans';
import type {Run} from '../../lib/jsonRuns';

interface Code {
  /** The language of the fence, such as `js`. */
  language: string;
  text: string;
}

/** The directory with code blocks highlighted by this version of the highlighter, one file each. */
const cacheDir = path.join(
  __dirname,
  '../../../node_modules/.cache',
  `highlighted-${devDependencies['@wooorm/starry-night']}`,
);

/** Starts the worker, which is needed only for new code: its grammars take seconds to load. */
const startWorker = once(
  () => new Tinypool({filename: path.join(__dirname, 'worker.mjs'), minThreads: 1, maxThreads: 1, execArgv: []}),
);

/**
 * Highlights the code of content and of the reference. Each block is highlighted only once, because the languages of
 * the site show the same code.
 *
 * @throws Error for a language without a grammar
 */
export async function highlight(blocks: readonly Code[], cache = cacheDir): Promise<Run[][]> {
  const files = blocks.map(({language, text}) => path.join(cache, hash('sha256', JSON.stringify([language, text]))));
  const isNew = files.map((file) => !existsSync(file));
  const missing = blocks.filter((_block, index) => isNew[index]);
  const nodes = missing.length > 0 ? ((await startWorker().run(missing)) as ElementContent[][]) : [];
  const results: Run[][] = [];
  for (const [index, file] of files.entries()) {
    if (isNew[index]) {
      // Two builds may write the same file at the same time.
      await writeAtomically(file, JSON.stringify(nodes.shift()));
    }
    results.push(codeRuns(JSON.parse(readFileSync(file, 'utf8')) as ElementContent[]));
  }
  return results;
}
