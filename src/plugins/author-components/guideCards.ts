import {existsSync, readFileSync} from 'node:fs';

import type {ListItem, PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {currentLocale} from '../../config/i18n';
import {wordsPerMinute} from '../../data/blog';
import {decodeText} from '../../lib/text';
import {flowElement} from './jsx';

/** The overview of the guides, in any language. */
const overview = /(?:^|[\\/])(?:guides|docusaurus-plugin-content-docs-guides[\\/]current)[\\/]index\.mdx$/u;

/** The time it takes to read a guide without its code, in minutes; undefined for another page. */
function readingTime(url: string): number | undefined {
  const [page] = url.split('#');
  const file = `.${page}.mdx`;
  if (!/^\/guides\/[\w-]+$/u.test(page ?? '') || !existsSync(file)) {
    return undefined;
  }
  const prose = decodeText(readFileSync(file), file)
    .replace(/^---\n.*?\n---\n/su, '')
    .replace(/^ *(?<fence>`{3,}|~{3,}).*?^ *\k<fence>/gmsu, '');
  return Math.max(1, Math.round((prose.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / wordsPerMinute.en));
}

/** The outcome after the colon of `[Title](/guides/page): outcome`, as a sentence. */
function outcomeOf(nodes: readonly PhrasingContent[]): PhrasingContent[] | undefined {
  const [first, ...more] = nodes;
  if (first?.type !== 'text' || !/^\s*:\s/u.test(first.value)) {
    return undefined;
  }
  const text = first.value.replace(/^\s*:\s+/u, '');
  return [{type: 'text', value: text.charAt(0).toLocaleUpperCase(currentLocale()) + text.slice(1)}, ...more];
}

/** The card of an item that is only the link to a page and its outcome; undefined for another item. */
function cardOf({children: [paragraph, ...more]}: ListItem): ReturnType<typeof flowElement> | undefined {
  const inline = paragraph?.type === 'paragraph' && more.length === 0 ? paragraph.children : [];
  const [link, ...rest] = inline;
  const outcome = outcomeOf(rest);
  // Docusaurus resolves the path of a file in links, but not in components.
  if (link?.type !== 'link' || !/^(?:\/|https?:)/u.test(link.url) || !outcome) {
    return undefined;
  }
  const [title, ...others] = link.children;
  return title?.type === 'text' && others.length === 0 && !outcome.some(({type}) => type === 'link')
    ? flowElement('NextStep', {to: link.url, title: title.value, minutes: readingTime(link.url)}, [
        {type: 'paragraph', children: outcome},
      ])
    : undefined;
}

/**
 * A remark plugin that shows the lists of guides on their overview as cards, with the time to read each one.
 * Other items, such as those with several links, are text below the cards.
 */
export function remarkGuideCards() {
  return (tree: Root, file: VFile): void => {
    if (!overview.test(file.path)) {
      return;
    }
    visit(tree, 'list', (list, index, parent) => {
      const items = list.children.map((item) => ({item, card: cardOf(item)}));
      const cards = items.flatMap(({card}) => card ?? []);
      if (cards.length === 0 || !parent || index === undefined) {
        return SKIP;
      }
      const text = items.flatMap(({item, card}) => (card ? [] : item.children));
      parent.children.splice(index, 1, flowElement('NextSteps', {}, cards), ...text);
      return [SKIP, index + 1 + text.length];
    });
  };
}
