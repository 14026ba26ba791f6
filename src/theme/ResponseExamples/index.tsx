/**
 * Replaces `ResponseExamples` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original makes examples from schemas in the browser; ours are the examples of
 * the spec.
 */
import {translate} from '@docusaurus/Translate';
import CodeTabs from '@theme/ApiExplorer/CodeTabs';
import {CodePart} from '@theme/ApiItem/Layout';
import CodeSamples from '@theme/CodeSamples';
import type {ReactNode} from 'react';

import type {ExampleModel} from '@site/src/openapi/models';

/** The title of the examples of an operation's responses. */
export function responseExamplesTitle(): string {
  return translate({
    id: 'api.answer.example',
    message: 'Example response',
    description: 'API reference: title of the column with what an operation answers',
  });
}

/** Examples of a response, one tab each. */
export default function ResponseExamples({
  id,
  title,
  examples,
}: {
  id: string;
  title: string;
  /** Each with its label and the title of its panel. */
  examples: readonly (Pick<ExampleModel, 'code'> & {label: string; name: string})[];
}): ReactNode {
  return (
    <CodePart title={title}>
      <CodeTabs
        id={id}
        label={title}
        tabs={examples.map(({code, label, name}, index) => ({
          value: String(index + 1),
          label,
          content: <CodeSamples code={code} name={name} />,
        }))}
      />
    </CodePart>
  );
}
