import type {Code, RootContent} from 'mdast';

import {defaultTabs, isSampleLanguage, sampleLanguages} from '../../data/sampleLanguages';
import {titleOf} from '../../lib/fence';
import {sampleRegion} from '../../lib/sampleRegion';
import {type Context, type Jsx, flowElement, readProps} from '../../build/jsx';

const samplesDir = 'docs-samples';

const fileMeta = /(?:^|\s)file=(?<file>[^\s#]+)(?:#(?<region>\S+))?/u;
const tabMeta = /(?:^|\s)tab=(?<tab>\S+)/u;

/**
 * Fills a fence with a sample file: ```` ```js file=docs-samples/quickstart/send.mjs#send ````. The
 * title defaults to the file name.
 */
export function resolveSample(node: Code, {readFile, fail}: Context): void {
  const meta = node.meta ?? '';
  if (tabMeta.test(meta)) {
    // resolveCodeGroup removes it from the fences in a group.
    fail('A fence with tab= must be in a <CodeGroup>.', node);
  }
  const {file, region} = fileMeta.exec(meta)?.groups ?? {};
  if (file === undefined) {
    return;
  }
  const name = `The sample "${file}"`;
  if (!file.startsWith(`${samplesDir}/`) || file.includes('..')) {
    fail(`${name} is not in ${samplesDir}/: write file=${samplesDir}/<page>/<file>, from the repository's root.`, node);
  }
  if (node.value.trim() !== '') {
    fail(`${name} is included from its file: leave the fence empty.`, node);
  }
  const code = readFile(file);
  if (code === undefined) {
    return fail(`${name} does not exist. Create it, or fix the path.`, node);
  }
  try {
    node.value = sampleRegion(code, region);
  } catch (error) {
    fail(`${name}: ${(error as Error).message}.`, node);
  }
  if (node.value === '') {
    fail(`${name} has no code${region === undefined ? '' : ` in its region "${region}"`}: add some.`, node);
  }
  const rest = meta.replace(fileMeta, '').trim();
  node.meta = titleOf(rest) !== undefined ? rest : `${rest} title="${file.split('/').at(-1) ?? ''}"`.trim();
}

/**
 * `<CodeGroup>`: a sample in multiple languages, one fence each. The tab of a fence is derived from
 * its language, or from `tab=laravel` on its first line.
 */
export function resolveCodeGroup(node: Jsx, {fail}: Context): void {
  readProps(node, {}, fail);
  const seen = new Set<string>();
  const tabs = (node.children as RootContent[]).map((child) => {
    if (child.type !== 'code') {
      return fail('<CodeGroup> may contain only fenced samples, with empty lines around each.', child);
    }
    const written = tabMeta.exec(child.meta ?? '')?.groups?.tab;
    const tab = written ?? defaultTabs[child.lang ?? ''] ?? child.lang ?? '';
    if (!isSampleLanguage(tab)) {
      const found = written === undefined ? 'has no tab' : `has the tab "${written}"`;
      return fail(
        `The sample ${found}; expected tab= followed by one of: ${Object.keys(sampleLanguages).join(', ')}.`,
        child,
      );
    }
    if (seen.has(tab)) {
      fail(`Two samples have the tab "${tab}": add tab= to one of them.`, child);
    }
    seen.add(tab);
    child.meta = (child.meta ?? '').replace(tabMeta, '').trim();
    return flowElement('CodeTab', {language: tab}, [child]);
  });
  if (tabs.length < 2) {
    fail('<CodeGroup> needs at least two samples.', node);
  }
  node.children = tabs;
}
