import uniqBy from 'lodash/uniqBy';

import type {Run} from '../../lib/jsonRuns';
import type {CodeBlock} from '../models/blocks';
import {highlight} from '../../build/highlight';

/** Every code block in a value. */
export function codeOf(value: unknown): CodeBlock[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'text' in value && 'language' in value ? [value as CodeBlock] : Object.values(value).flatMap(codeOf);
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

/** Replaces the text of each code block with its highlighted HTML. */
export async function highlightBlocks(blocks: readonly CodeBlock[]): Promise<void> {
  const keyOf = ({language, text}: CodeBlock): string => `${language}\n${text}`;
  const unique = uniqBy(blocks, keyOf).map(({language, text = ''}) => ({language, text}));
  const runs = await highlight(unique);
  const html = new Map(unique.map((block, index) => [keyOf(block), toHtml(runs[index] ?? [])]));
  for (const block of blocks) {
    block.html = html.get(keyOf(block));
    delete block.text;
  }
}
