import type {ReactNode} from 'react';

import CodeSamples from './CodeSamples';
import CodeSnippets from './CodeSnippets';
import {CodePart} from './Layout';
import {Examples, exampleTab, examplesOf} from './ResponseExamples';
import Deprecated from '@site/src/reference/components/body/Deprecated';
import {RequestBuilderOpener} from '@site/src/reference/components/RequestBuilder';
import {t} from '@site/src/reference/components/texts';
import type {ExampleModel, OperationModel} from '@site/src/reference/models/models';

/** Samples that call the operation, with its other examples and the request builder; the request body if there are no samples. */
export default function RequestSamples(model: OperationModel): ReactNode {
  const {samples, body, parameters, method, path, deprecated} = model;
  const isEditable = body !== undefined || parameters.some(({id}) => id !== 'cookie-parameters');
  const examples = examplesOf(body?.bodies ?? []);
  const [first] = examples;
  const labelOf = ({summary}: ExampleModel): string => summary ?? t('api.example');
  const content =
    samples.length > 0 ? (
      <CodeSnippets id="sample" samples={samples} />
    ) : first ? (
      <CodeSamples code={first.code} name={`${method.toUpperCase()} ${path}`} />
    ) : null;
  return content === null ? null : (
    <CodePart
      title={
        <>
          {t('api.section.samples')} <Deprecated if={deprecated} />
        </>
      }>
      <Examples
        id="request"
        of={[
          {label: first ? labelOf(first) : '', content},
          ...examples.map((example) => exampleTab(example, t('api.section.requestBody'), `JSON: ${labelOf(example)}`)),
        ]}
      />
      {samples.length > 0 && isEditable ? <RequestBuilderOpener /> : null}
    </CodePart>
  );
}
