import type {ReactNode} from 'react';
import codes from '@reference-code';

import CodePanel from '@site/src/components/ui/CodePanel';
import type {CodeBlock} from '@site/src/plugins/api-reference/code';

/** A piece of code, highlighted when the reference was generated. */
export default function Code({code: {hash, language, title}, name}: {code: CodeBlock; name?: string}): ReactNode {
  const html = codes[hash];
  if (html === undefined) {
    throw new Error(`The code ${hash} was not highlighted. Generate the reference anew: npm run reference.`);
  }
  return (
    <CodePanel title={title ?? name} language={language}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </CodePanel>
  );
}
