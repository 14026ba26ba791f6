import type {ReactNode} from 'react';

import {t} from '../texts';
import CodeSamples from './CodeSamples';
import CodeSnippets from './CodeSnippets';
import {CodePart} from './Layout';
import {Example, Examples, exampleTab, examplesOf} from './ResponseExamples';
import Deprecated from '@site/src/reference/components/body/Deprecated';
import {RequestBuilderOpener} from '@site/src/reference/components/RequestBuilder';
import type {OperationModel} from '@site/src/reference/models/models';
import {requestExamplesId} from '@site/src/reference/models/texts';

/**
 * Samples that call the operation with the first example of the body, and the request builder. For the other examples,
 * the page contains only the JSON, which `RequestBuilderHost` replaces with samples.
 */
export default function RequestSamples(model: OperationModel): ReactNode {
  const {samples, body, parameters, method, path, deprecated} = model;
  const isEditable = body !== undefined || parameters.some(({id}) => id !== 'cookie-parameters');
  const [first, ...others] = examplesOf(body?.bodies ?? []);
  const content =
    samples.length > 0 ? (
      <CodeSnippets
        id="sample"
        samples={samples}
        show={(code) => <CodeSamples code={code} />}
        body={first && <Example {...first} name={t('api.section.requestBody')} />}
      />
    ) : first ? (
      <Example {...first} name={`${method.toUpperCase()} ${path}`} />
    ) : null;
  return content === null ? null : (
    <CodePart
      title={
        <>
          {t('api.section.samples')} <Deprecated if={deprecated} />
        </>
      }>
      <Examples
        above
        id={requestExamplesId}
        of={[
          {label: first?.summary ?? t('api.example'), content},
          ...others.map((example) => exampleTab(example, t('api.section.requestBody'))),
        ]}
      />
      {samples.length > 0 && isEditable ? <RequestBuilderOpener /> : null}
    </CodePart>
  );
}
