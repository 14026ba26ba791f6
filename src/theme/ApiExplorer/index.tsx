/**
 * Replaces `ApiExplorer` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original loads 2 MB of script to generate samples and send requests; here
 * samples are HTML, and the form is loaded when it is opened.
 */
import CodeSnippets from '@theme/ApiExplorer/CodeSnippets';
import {CodePart} from '@theme/ApiItem/Layout';
import CodeSamples from '@theme/CodeSamples';
import type {ReactNode} from 'react';

import Deprecated from '@site/src/components/api/body/Deprecated';
import {RequestBuilderOpener} from '@site/src/components/api/RequestBuilder';
import {t} from '@site/src/components/api/texts';
import type {OperationModel} from '@site/src/openapi/models';

/** Samples that call the operation, with the request builder; the request body if there are no samples. */
export default function ApiExplorer({samples, body, parameters, method, path, deprecated}: OperationModel): ReactNode {
  const isEditable = body !== undefined || parameters.some(({id}) => id !== 'cookie-parameters');
  const requests = (body?.bodies ?? []).flatMap(({examples}) => examples);
  if (samples.length > 0) {
    return (
      <CodePart title={<SamplesTitle deprecated={deprecated} />}>
        <CodeSnippets id="sample" samples={samples} />
        {isEditable ? <RequestBuilderOpener /> : null}
      </CodePart>
    );
  }
  return requests[0] ? (
    <CodePart title={<SamplesTitle deprecated={deprecated} />}>
      <CodeSamples code={requests[0].code} name={`${method.toUpperCase()} ${path}`} />
    </CodePart>
  ) : null;
}

function SamplesTitle({deprecated}: {deprecated: boolean}): ReactNode {
  return (
    <>
      {t('api.section.samples')} <Deprecated if={deprecated} />
    </>
  );
}
