import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {englishLink} from '../../lib/englishLink';

/** A Markdown link or definition, or an element of MDX. */
interface LinkNode extends Node {
  url?: string;
  /** A list in elements of MDX, a record in directives (`:::tip`). */
  attributes?: {name?: string; value?: unknown}[] | Record<string, unknown>;
}

/** The URLs in a node. */
function urlsOf({url, attributes}: LinkNode): string[] {
  const props = Array.isArray(attributes)
    ? attributes.filter(({name}) => name === 'to' || name === 'href').map(({value}) => value)
    : [];
  return [url, ...props].filter((value) => typeof value === 'string');
}

/**
 * A remark plugin that rejects links to the localized path of a page: they would
 * work in one language only. Links with the English path are localized.
 *
 * @throws VFileMessage with file, line, and what to write instead
 */
export function remarkEnglishLinks() {
  return (tree: Node, file: VFile): void => {
    visit(tree, (node: LinkNode) => {
      for (const url of urlsOf(node)) {
        const english = englishLink(url);
        if (english !== undefined) {
          file.fail(
            `The link to "${url}" is to a page in one language. Write "${english}", which links to the page in the ` +
              `reader's language. To link to another language, write "pathname:///de/…" with its prefix.`,
            node.position,
          );
        }
      }
    });
  };
}
