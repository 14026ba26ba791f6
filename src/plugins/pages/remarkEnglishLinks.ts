import type {Node} from 'unist';
import {visit} from 'unist-util-visit';

import {englishLink} from '../../lib/englishLink';

/** What this needs to know of the file that is read. */
interface SourceFile {
  /** Throws an error that names the file and the place. */
  fail: (reason: string, place?: Node['position']) => never;
}

/** A Markdown link or definition, or an element of MDX. */
interface LinkingNode extends Node {
  url?: string;
  /** A list on elements of MDX; directives (`:::tip`) have a record of their own kind. */
  attributes?: {name?: string; value?: unknown}[] | Record<string, unknown>;
}

/** The addresses that a node names. */
function addressesOf({url, attributes}: LinkingNode): string[] {
  const written = Array.isArray(attributes)
    ? attributes.filter(({name}) => name === 'to' || name === 'href').map(({value}) => value)
    : [];
  return [url, ...written].filter((value) => typeof value === 'string');
}

/**
 * A remark plugin that refuses links to the localised address of a page. They
 * would work in one language and break with the next change of the table; the
 * English path leads to the reader's language by itself.
 *
 * @throws VFileMessage naming file, line, and what to write instead
 */
export function remarkEnglishLinks() {
  return (tree: Node, file: SourceFile): void => {
    visit(tree, (node: LinkingNode) => {
      for (const address of addressesOf(node)) {
        const english = englishLink(address);
        if (english !== undefined) {
          file.fail(
            `The link to "${address}" names a page in one language. Write "${english}": it leads to the page in the ` +
              `reader's language. Where another language is meant, write "pathname:///de/…", with its prefix.`,
            node.position,
          );
        }
      }
    });
  };
}
