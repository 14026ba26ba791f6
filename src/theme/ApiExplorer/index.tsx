/**
 * Replaces `ApiExplorer` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original loads 2 MB of script to generate samples and send requests; here
 * samples are HTML, and the form is loaded when it is opened.
 */
import {Alternatives} from '@theme/ApiExplorer/CodeTabs';
import CodeSnippets from '@theme/ApiExplorer/CodeSnippets';
import {CodePart} from '@theme/ApiItem/Layout';
import CodeSamples from '@theme/CodeSamples';
import {Caption} from '@theme/ResponseExamples';
import type {ReactNode} from 'react';

import Deprecated from '@site/src/components/api/body/Deprecated';
import {RequestBuilderOpener} from '@site/src/components/api/RequestBuilder';
import {t} from '@site/src/components/api/texts';
import type {ExampleModel, OperationModel} from '@site/src/openapi/models';

/** Samples that call the operation, with its other examples and the request builder; the request body if there are no samples. */
export default function ApiExplorer({samples, body, parameters, method, path, deprecated}: OperationModel): ReactNode {
  const isEditable = body !== undefined || parameters.some(({id}) => id !== 'cookie-parameters');
  const examples = (body?.bodies ?? []).flatMap((each) => each.examples);
  const [first] = examples;
  if (samples.length === 0 && !first) {
    return null;
  }
  const endpoint = `${method.toUpperCase()} ${path}`;
  const labelOf = ({summary}: ExampleModel): string => summary ?? t('api.example');
  const content =
    samples.length > 0 ? (
      <CodeSnippets id="sample" samples={samples} />
    ) : first ? (
      <CodeSamples code={first.code} name={endpoint} />
    ) : null;
  return (
    <CodePart title={<SamplesTitle deprecated={deprecated} />}>
      {first ? (
        <Alternatives
          label={t('api.example')}
          isTitled
          options={[
            {label: labelOf(first), content},
            ...examples.map((example) => ({
              label: `JSON: ${labelOf(example)}`,
              content: (
                <>
                  <CodeSamples code={example.code} name={t('api.section.requestBody')} />
                  <Caption of={example.description} />
                </>
              ),
            })),
          ]}
        />
      ) : (
        content
      )}
      {samples.length > 0 && isEditable ? <RequestBuilderOpener /> : null}
    </CodePart>
  );
}

function SamplesTitle({deprecated}: {deprecated: boolean}): ReactNode {
  return (
    <>
      {t('api.section.samples')} <Deprecated if={deprecated} />
    </>
  );
}
