/**
 * Replaces `Markdown` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original parses Markdown, raw HTML included, in the browser.
 */
import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

import {partsOf} from '@site/src/lib/unbroken';
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
 * @param text renders text: as it is in code
 */
function render(nodes: readonly ProseNode[], text: (value: string) => ReactNode = words): ReactNode {
  // The nodes never change their order, so their index is a stable key.
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? text(node) : element(node)}</Fragment>
  ));
}

/** Text in which numbers and their units, and words such as `E-Mail`, stay on one line. */
function words(text: string): ReactNode {
  return partsOf(text).map((part, index) =>
    part.unbroken ? (
      <span key={index} className="unbroken">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

function element({tag, href, start, children}: Exclude<ProseNode, string>): ReactNode {
  switch (tag) {
    case 'a':
      return <Link to={href}>{render(children)}</Link>;
    case 'code':
      return <code translate="no">{render(children, (value) => value)}</code>;
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
