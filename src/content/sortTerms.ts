import groupBy from 'lodash/groupBy';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';

/** The term that a paragraph explains, such as `**Audience**: A list of people …`. */
const termOf = (node: RootContent): string | undefined =>
  node.type === 'paragraph' && node.children[0]?.type === 'strong' ? toString(node.children[0]) : undefined;

/**
 * A remark plugin that sorts the terms in each section of the glossary in the order of the page's language. Translated
 * files keep the English order, so that their parts can be compared with the English ones.
 *
 * @param options.iso the language, such as `de-DE`
 */
export function remarkSortTerms({iso}: {iso: string}) {
  const {compare} = new Intl.Collator(iso);
  return (tree: Root, file: VFile): void => {
    if (!/[\\/]glossary\.mdx$/u.test(file.path)) {
      return;
    }
    let section = 0;
    const terms = tree.children.flatMap((node) => {
      section += node.type === 'heading' ? 1 : 0;
      const term = termOf(node);
      return term === undefined ? [] : [{section, term, node}];
    });
    const sorted = Object.values(groupBy(terms, 'section')).flatMap((inSection) =>
      inSection.toSorted((a, b) => compare(a.term, b.term)),
    );
    tree.children = tree.children.map((node) => (termOf(node) === undefined ? node : (sorted.shift()?.node ?? node)));
  };
}
