/**
 * Replaces `MDXComponents/Pre` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original highlights in the browser; ours is highlighted at build time.
 */
import {type ReactNode, isValidElement} from 'react';

import CodePanel from '@site/src/components/ui/CodePanel';
import {titleOf} from '@site/src/lib/fence';

/** The first line of a fence, such as `js title="send.mjs"`: its language as a class, and the rest. */
interface Fence {
  className?: string;
  metastring?: string;
}

export default function MDXPre({children}: {children?: ReactNode}): ReactNode {
  const {className = '', metastring = ''} = isValidElement<Fence>(children) ? children.props : {};
  return (
    <CodePanel title={titleOf(metastring)} language={/language-(\S+)/u.exec(className)?.[1]}>
      {children}
    </CodePanel>
  );
}
