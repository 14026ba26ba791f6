import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

import type {Prose, ProseNode} from '@site/src/plugins/api-reference/prose';

/** A text of the description. */
export default function Text({of, inline = false}: {of: Prose | undefined; inline?: boolean}): ReactNode {
  const nodes = of?.nodes ?? [];
  const [first] = nodes;
  // One paragraph inside a line is just its words.
  return inline && nodes.length === 1 && typeof first === 'object' && first.tag === 'p'
    ? draw(first.children)
    : draw(nodes);
}

function draw(nodes: readonly ProseNode[]): ReactNode {
  // A text of the description never changes its order on a page.
  return nodes.map((node, index) => <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>);
}

function element({tag, href, children}: Exclude<ProseNode, string>): ReactNode {
  switch (tag) {
    case 'a':
      return <Link to={href}>{draw(children)}</Link>;
    case 'code':
      return <code translate="no">{draw(children)}</code>;
    case 'br':
    case 'hr': {
      const Void = tag;
      return <Void />;
    }
    case 'table':
      return (
        <table>
          <tbody>{draw(children)}</tbody>
        </table>
      );
    default: {
      const Tag = tag;
      return <Tag>{draw(children)}</Tag>;
    }
  }
}
