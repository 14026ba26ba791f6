/**
 * Replaces `MDXComponents/Pre` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original hands over to a code block that highlights in the
 * browser; ours was highlighted at build.
 */
import {type ReactElement, type ReactNode, isValidElement} from 'react';

import CodePanel from '@site/src/components/ui/CodePanel';

/** The text after a fence's language, such as `title="send.mjs"`. */
function titleOf(children: ReactNode): string | undefined {
  if (!isValidElement(children)) {
    return undefined;
  }
  const {metastring} = (children as ReactElement<{metastring?: string}>).props;
  return /title="(?<title>[^"]+)"/u.exec(metastring ?? '')?.groups?.title;
}

export default function MDXPre({children}: {children?: ReactNode}): ReactNode {
  return <CodePanel title={titleOf(children)}>{children}</CodePanel>;
}
