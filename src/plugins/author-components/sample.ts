import type {Code} from 'mdast';

import {sampleRegion} from '../../lib/sampleRegion';
import type {Context} from './context';

/** Where samples are, from the repository's root. */
export const sampleRoom = 'docs-samples';

const fileMeta = /(?:^|\s)file=(?<file>\S+)/u;
const titleMeta = /(?:^|\s)title="/u;

/** The file and the region that a fence names, or nothing where it names none. */
export function sampleOf({meta}: Pick<Code, 'meta'>): {file: string; region?: string} | undefined {
  const target = fileMeta.exec(meta ?? '')?.groups?.file;
  if (target === undefined) {
    return undefined;
  }
  const [file = '', region] = target.split('#');
  return {file, region};
}

/**
 * Fills a fence with its sample: ```` ```js file=docs-samples/quickstart/send.mjs#send ````.
 * The panel is called after the file, unless the fence has a title.
 */
export function resolveSample(node: Code, {readFile, fail}: Context): void {
  const sample = sampleOf(node);
  if (!sample) {
    return;
  }
  const {file, region} = sample;
  const name = `The sample "${file}"`;
  if (!file.startsWith(`${sampleRoom}/`) || file.includes('..')) {
    fail(`${name} is not in ${sampleRoom}/: write file=${sampleRoom}/<page>/<file>, from the repository's root.`, node);
  }
  if (node.value.trim() !== '') {
    fail(`${name} stands in its file: leave the fence empty.`, node);
  }
  const text = readFile(file);
  if (text === undefined) {
    return fail(`${name} does not exist. Create it, or mend the path.`, node);
  }
  try {
    node.value = sampleRegion(text, region);
  } catch (error) {
    fail(`${name}: ${(error as Error).message}.`, node);
  }
  if (node.value === '') {
    fail(`${name} has nothing to show${region === undefined ? '' : ` in its region "${region}"`}.`, node);
  }
  const rest = (node.meta ?? '').replace(fileMeta, '').trim();
  node.meta = titleMeta.test(rest) ? rest : `${rest} title="${file.split('/').at(-1) ?? ''}"`.trim();
}
