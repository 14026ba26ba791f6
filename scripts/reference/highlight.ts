import {Worker} from 'node:worker_threads';

import type {ElementContent} from 'hast';

import {codeFile} from '../../src/config/reference';
import {codeRuns} from '../../src/lib/codeSpans';
import type {CodeBlock} from '../../src/openapi/models';
import {fingerprint} from '../lib/cached';
import {readIfThere, writeAtomically} from '../lib/files';
import {fromRoot} from '../lib/paths';

/** Highlights each code block once: results are cached in a file. */
export interface Highlighter {
  /** Requests code to be in the file. */
  add: (blocks: readonly CodeBlock[]) => void;
  /**
   * Highlights new code and writes the file if it changed.
   *
   * @param prune whether everything that is still needed was requested
   */
  save: (options: {prune: boolean}) => Promise<void>;
}

/** The key under which the file records the version that wrote it. */
const versionKey = 'version';

/** Opens the file of highlighted code; a file that another version wrote counts as empty. */
export async function openHighlighter(file: string = fromRoot(codeFile)): Promise<Highlighter> {
  const version = await fingerprint({
    files: ['scripts/reference/highlight*', 'src/lib/codeSpans.ts', 'package-lock.json'],
  });
  const found = JSON.parse((await readIfThere(file)) ?? '{}') as Record<string, string>;
  const {[versionKey]: writer, ...codes} = found;
  const known = new Map(writer === version ? Object.entries(codes) : []);
  const requested = new Map<string, CodeBlock>();
  return {
    add: (blocks) => blocks.forEach((block) => requested.set(block.hash, block)),
    save: async ({prune}) => {
      const fresh = await highlight([...requested.values()].filter(({hash}) => !known.has(hash)));
      const remaining = [...known].filter(([hash]) => !prune || requested.has(hash));
      if (fresh.length > 0 || remaining.length < known.size || writer !== version) {
        const all = [...remaining, ...fresh].sort(([a], [b]) => (a < b ? -1 : 1));
        await writeAtomically(file, JSON.stringify({[versionKey]: version, ...Object.fromEntries(all)}));
      }
    },
  };
}

/** Every code block in a value. */
export function codeOf(value: unknown): CodeBlock[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'hash' in value && 'language' in value ? [value as CodeBlock] : Object.values(value).flatMap(codeOf);
}

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;'};

/** Highlighted code as HTML. */
function toHtml(nodes: readonly ElementContent[]): string {
  return codeRuns(nodes)
    .map(({color, text}) => {
      const html = text.replace(/[&<]/gu, (character) => entities[character] ?? character);
      return color === undefined ? html : `<span class="${color}">${html}</span>`;
    })
    .join('');
}

/** Highlights code in a worker thread, only if there is new code: loading the grammars takes a second. */
async function highlight(blocks: readonly CodeBlock[]): Promise<[hash: string, html: string][]> {
  if (blocks.length === 0) {
    return [];
  }
  const highlighted = await new Promise<[hash: string, nodes: ElementContent[]][]>((resolve, reject) => {
    const worker = new Worker(fromRoot('scripts', 'reference', 'highlightWorker.mjs'), {
      workerData: blocks,
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return highlighted.map(([hash, nodes]) => [hash, toHtml(nodes)]);
}
