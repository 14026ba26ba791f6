import Link from '@docusaurus/Link';
import type {Prose, ProseNode} from '@packages/openapi';
import {Fragment, type ReactNode} from 'react';

import Code from './Code';
import {unbroken} from '@site/src/lib/unbroken';

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

function render(nodes: readonly ProseNode[]): ReactNode {
  // The nodes never change their order, so their index is a stable key.
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? unbroken(node) : element(node)}</Fragment>
  ));
}

function element({tag, href, start, children}: Exclude<ProseNode, string>): ReactNode {
  switch (tag) {
    case 'a':
      return <Link to={href}>{render(children)}</Link>;
    case 'code':
      return <Code>{children.filter((node) => typeof node === 'string').join('')}</Code>;
    case 'ol':
      return <ol start={start}>{render(children)}</ol>;
    default: {
      const Tag = tag;
      // React rejects children of `br` and `hr`, even an empty list.
      return <Tag>{children.length > 0 ? render(children) : null}</Tag>;
    }
  }
}
