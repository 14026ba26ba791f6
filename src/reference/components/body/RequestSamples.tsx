import type {ReactNode} from 'react';

import CodeSamples from './CodeSamples';
import CodeSnippets from './CodeSnippets';
import {CodePart} from './Layout';
import {Example, Examples} from './ResponseExamples';
import Deprecated from '@site/src/reference/components/body/Deprecated';
import {RequestBuilderOpener} from '@site/src/reference/components/RequestBuilder';
import {t} from '@site/src/reference/components/texts';
import type {ExampleModel, OperationModel} from '@site/src/reference/models/models';

/** Samples that call the operation, with its other examples and the request builder; the request body if there are no samples. */
export default function RequestSamples({
  samples,
  body,
  parameters,
  method,
  path,
  deprecated,
}: OperationModel): ReactNode {
  const isEditable = body !== undefined || parameters.some(({id}) => id !== 'cookie-parameters');
  const examples = (body?.bodies ?? []).flatMap((each) => each.examples);
  const [first] = examples;
  if (samples.length === 0 && !first) {
    return null;
  }
  const labelOf = ({summary}: ExampleModel): string => summary ?? t('api.example');
  const title = (
    <>
      {t('api.section.samples')} <Deprecated if={deprecated} />
    </>
  );
  const content =
    samples.length > 0 ? (
      <CodeSnippets id="sample" samples={samples} />
    ) : first ? (
      <CodeSamples code={first.code} name={`${method.toUpperCase()} ${path}`} />
    ) : null;
  return (
    <CodePart title={title}>
      <Examples
        id="request"
        label={t('api.example')}
        of={[
          {label: first ? labelOf(first) : '', content},
          ...examples.map((example) => ({
            label: `JSON: ${labelOf(example)}`,
            content: <Example {...example} name={t('api.section.requestBody')} />,
          })),
        ]}
      />
      {samples.length > 0 && isEditable ? <RequestBuilderOpener /> : null}
    </CodePart>
  );
}
