import type {Code, RootContent} from 'mdast';

import {defaultTabs, isSampleLanguage, sampleLanguages} from '../../data/sampleLanguages';
import type {Context} from './context';
import {type Jsx, flowElement, readProps} from './jsx';

const tabMeta = /(?:^|\s)tab=(?<tab>\S+)/u;

/** Whether a fence says which tab it is. */
export function namesTab({meta}: Pick<Code, 'meta'>): boolean {
  return tabMeta.test(meta ?? '');
}

/**
 * `<CodeGroup>`: the same sample in several languages, a fence each. Which tab
 * a fence is follows from its language, or from `tab=laravel` behind it.
 */
export function resolveCodeGroup(node: Jsx, {fail}: Context): void {
  readProps(node, {}, fail);
  const seen = new Set<string>();
  const tabs = (node.children as RootContent[]).map((child) => {
    if (child.type !== 'code') {
      return fail('<CodeGroup> holds fenced samples only, with empty lines around each.', child);
    }
    const written = tabMeta.exec(child.meta ?? '')?.groups?.tab;
    const tab = written ?? defaultTabs[child.lang ?? ''];
    if (tab === undefined || !isSampleLanguage(tab)) {
      return fail(
        `The sample ${written === undefined ? 'has no tab' : `has the tab "${written}"`}; expected tab= and one of: ${Object.keys(sampleLanguages).join(', ')}.`,
        child,
      );
    }
    if (seen.has(tab)) {
      fail(`Two samples are the tab "${tab}": write tab= behind one of them.`, child);
    }
    seen.add(tab);
    child.meta = (child.meta ?? '').replace(tabMeta, '').trim();
    return flowElement('Tab', {value: tab, label: sampleLanguages[tab]}, [child]);
  });
  if (tabs.length < 2) {
    fail('<CodeGroup> needs two samples or more; one stands alone.', node);
  }
  node.children = tabs;
}
