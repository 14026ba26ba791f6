import type {ReactNode} from 'react';

import CodePanel from '@site/src/components/ui/CodePanel';
import type {CodeBlock} from '@site/src/reference/models/blocks';

/** A block of code. */
export default function CodeSamples({
  code: {html = '', language, title},
  name,
  note,
}: {
  code: CodeBlock;
  name?: string;
  note?: ReactNode;
}): ReactNode {
  return (
    <CodePanel title={title ?? name} language={language} note={note}>
      <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
    </CodePanel>
  );
}
