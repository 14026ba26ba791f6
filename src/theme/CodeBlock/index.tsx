/**
 * Replaces `CodeBlock` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original highlights in the browser. Code that is written in a page is highlighted at
 * build, because it becomes a fence (`plugins/author-components/codeBlock.ts`); other code, such as an imported file, has no colors.
 */
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

import CodePanel from '@site/src/components/ui/CodePanel';

export default function CodeBlock({children, title, language}: Props): ReactNode {
  return (
    <CodePanel title={typeof title === 'string' ? title : undefined} language={language}>
      <code>{children}</code>
    </CodePanel>
  );
}
