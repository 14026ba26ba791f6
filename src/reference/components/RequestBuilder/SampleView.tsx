import {type SampleRequest, samplesOfRequest} from '@packages/samples';
import type {ReactNode} from 'react';

import {Runs, recolor, runsOfPage} from './highlight';
import CodePanel from '@site/src/components/ui/CodePanel';
import CodeSnippets from '@site/src/reference/components/body/CodeSnippets';
import {t} from '@site/src/reference/components/texts';

/** The samples of a request, in the same tabs and colors as the page's samples. */
export default function SampleView({id, request}: {id: string; request: SampleRequest}): ReactNode {
  const original = runsOfPage();
  const panel = (code: string, title?: string): ReactNode => (
    <CodePanel title={title}>
      <code>
        <Runs runs={recolor(code, original)} />
      </code>
    </CodePanel>
  );
  return (
    <CodeSnippets
      id={id}
      samples={samplesOfRequest(request)}
      show={({name, code}) => panel(code, name)}
      body={
        request.body === undefined
          ? undefined
          : panel(JSON.stringify(request.body, null, 2), t('api.section.requestBody'))
      }
    />
  );
}
