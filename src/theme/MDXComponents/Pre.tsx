/**
 * Replaces `MDXComponents/Pre` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original highlights in the browser; ours is highlighted at build.
 */
import {type ReactElement, type ReactNode, isValidElement} from 'react';

import CodePanel from '@site/src/components/ui/CodePanel';
import {titleOf} from '@site/src/lib/fence';

/** The language and the title of a fence: `js title="send.mjs"`. The build reads the rest of its first line. */
function fenceOf(children: ReactNode): {title?: string; language?: string} {
  if (!isValidElement(children)) {
    return {};
  }
  const {metastring = '', className = ''} = (children as ReactElement<{metastring?: string; className?: string}>).props;
  return {
    title: titleOf(metastring),
    language: /language-(?<name>\S+)/u.exec(className)?.groups?.name,
  };
}

export default function MDXPre({children}: {children?: ReactNode}): ReactNode {
  return <CodePanel {...fenceOf(children)}>{children}</CodePanel>;
}
