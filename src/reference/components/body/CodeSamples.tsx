import type {ReactNode} from 'react';
import codes from '@reference-code';

import CodePanel from '@site/src/components/ui/CodePanel';
import type {CodeBlock} from '@site/src/reference/models/models';

/** A block of code. */
export default function CodeSamples({
  code: {hash, language, title},
  name,
  note,
}: {
  code: CodeBlock;
  name?: string;
  note?: ReactNode;
}): ReactNode {
  const html = codes[hash];
  if (html === undefined) {
    throw new Error(
      `generated/code.json: no highlighted code for ${hash}. Generate the reference again: npm run reference.`,
    );
  }
  return (
    <CodePanel title={title ?? name} language={language} note={note}>
      <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
    </CodePanel>
  );
}
