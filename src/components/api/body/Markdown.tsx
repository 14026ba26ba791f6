import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

import Unbroken from '@site/src/components/ui/Unbroken';
import {mayBreak} from '@site/src/lib/unbroken';
import type {Prose, ProseNode} from '@site/src/openapi/prose';

/** Text of the spec, parsed when the reference was generated. */
export default function Markdown({of, inline = false}: {of: Prose | undefined; inline?: boolean}): ReactNode {
  const nodes = of?.nodes ?? [];
  const [first] = nodes;
  // A single paragraph is rendered inline.
  const isLine = inline && nodes.length === 1 && typeof first === 'object' && first.tag === 'p';
  const text = render(isLine ? first.children : nodes);
  const Tag = isLine ? 'span' : 'div';
  return of?.lang === undefined ? text : <Tag lang={of.lang}>{text}</Tag>;
}

/**
 * @param isCode whether to leave text as it is
 */
function render(nodes: readonly ProseNode[], isCode = false): ReactNode {
  // The nodes never change their order, so their index is a stable key.
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {typeof node !== 'string' ? element(node) : isCode ? node : <Unbroken>{node}</Unbroken>}
    </Fragment>
  ));
}

function element({tag, href, start, children}: Exclude<ProseNode, string>): ReactNode {
  switch (tag) {
    case 'a':
      return <Link to={href}>{render(children)}</Link>;
    case 'code':
      return (
        <code
          translate="no"
          className={
            children.every((node) => typeof node === 'string') && mayBreak(children.join('')) ? 'unbroken' : undefined
          }>
          {render(children, true)}
        </code>
      );
    case 'ol':
      return <ol start={start}>{render(children)}</ol>;
    case 'br':
    case 'hr': {
      const Void = tag;
      return <Void />;
    }
    case 'table':
      return (
        <table>
          <tbody>{render(children)}</tbody>
        </table>
      );
    default: {
      const Tag = tag;
      return <Tag>{render(children)}</Tag>;
    }
  }
}
