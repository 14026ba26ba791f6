import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {MessageChannel, Worker} from 'node:worker_threads';

import {writeAtomically} from '@packages/files';
import type {ElementContent} from 'hast';

import {devDependencies} from '../../../package.json';
import {codeRuns} from '../../lib/codeSpans';
import type {Run} from '../../lib/jsonRuns';

interface Code {
  /** The language of the fence, such as `js`. */
  language: string;
  text: string;
}

/** The nodes of code that this version of the highlighter has seen, one file each. */
const cacheDir = path.join(
  __dirname,
  '../../../node_modules/.cache',
  `highlighted-${devDependencies['@wooorm/starry-night']}`,
);

let worker: Worker | undefined;

/** Highlights code in the worker, which starts only for new code: its grammars take seconds to load. */
async function highlightNew(blocks: readonly Code[]): Promise<ElementContent[][]> {
  if (blocks.length === 0) {
    return [];
  }
  worker ??= new Worker(path.join(__dirname, 'worker.mjs'), {execArgv: []});
  worker.unref();
  const {port1, port2} = new MessageChannel();
  worker.postMessage({blocks, port: port2}, [port2]);
  const [{nodes, problem}] = (await once(port1, 'message')) as [{nodes?: ElementContent[][]; problem?: string}];
  port1.close();
  if (nodes === undefined) {
    throw new Error(problem);
  }
  return nodes;
}

/**
 * Highlights the code of content and of the reference, each block once: the languages of the site show the same code.
 *
 * @throws Error for a language without a grammar
 */
export async function highlight(blocks: readonly Code[], cache = cacheDir): Promise<Run[][]> {
  const files = blocks.map(({language, text}) =>
    path.join(
      cache,
      createHash('sha256')
        .update(JSON.stringify([language, text]))
        .digest('hex'),
    ),
  );
  const isNew = files.map((file) => !existsSync(file));
  const nodes = await highlightNew(blocks.filter((_block, index) => isNew[index]));
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
