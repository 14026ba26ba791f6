import {fromRoot, readIfThere, writeAtomically} from '@packages/files';
import uniqBy from 'lodash/uniqBy';

import {codeFile} from '../../config/reference';
import type {Run} from '../../lib/jsonRuns';
import type {CodeBlock} from '../models/models';
import {highlight} from '../../build/highlight';

/** Every code block in a value. */
export function codeOf(value: unknown): CodeBlock[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'hash' in value && 'language' in value ? [value as CodeBlock] : Object.values(value).flatMap(codeOf);
}

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;'};

/** Highlighted code as HTML. */
const toHtml = (runs: readonly Run[]): string =>
  runs
    .map(({color, text}) => {
      const html = text.replace(/[&<]/gu, (character) => entities[character] ?? character);
      return color === undefined ? html : `<span class="${color}">${html}</span>`;
    })
    .join('');

/**
 * Highlights code and writes it to the file that the pages import, if that changes it.
 *
 * @param options.prune whether this is the code of all pages, so that other code in the file is no longer used
 */
export async function writeCode(
  blocks: readonly CodeBlock[],
  {prune, file = fromRoot(codeFile)}: {prune: boolean; file?: string},
): Promise<void> {
  const unique = uniqBy(blocks, 'hash');
  const runs = await highlight(unique.map(({language, text = ''}) => ({language, text})));
  const found = await readIfThere(file);
  const kept = prune ? [] : Object.entries(JSON.parse(found ?? '{}') as Record<string, string>);
  const codes = new Map([...kept, ...unique.map(({hash}, index) => [hash, toHtml(runs[index] ?? [])] as const)]);
  const content = JSON.stringify(Object.fromEntries([...codes].sort(([a], [b]) => (a < b ? -1 : 1))));
  if (content !== found) {
    await writeAtomically(file, content);
  }
}
