/**
 * Replaces `ResponseExamples` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original makes examples from schemas in the browser; ours are the examples of
 * the spec.
 */
import {translate} from '@docusaurus/Translate';
import CodeTabs from '@theme/ApiExplorer/CodeTabs';
import {CodePart} from '@theme/ApiItem/Layout';
import CodeSamples from '@theme/CodeSamples';
import Markdown from '@theme/Markdown';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {ExampleModel, OperationModel} from '@site/src/openapi/models';

/** The id of the tab of a status. */
export function statusTabId(status: string): string {
  return `answer-${status}`;
}

interface LabeledExample extends Pick<ExampleModel, 'code'> {
  label: string;
  /** The title of the panel. */
  name: string;
}

/** Examples of one body, one tab each. */
export function ExampleTabs({
  id,
  label,
  examples,
}: {
  id: string;
  label: string;
  examples: readonly LabeledExample[];
}): ReactNode {
  return (
    <CodeTabs
      id={id}
      label={label}
      tabs={examples.map(({code, label: text, name}, index) => ({
        value: String(index + 1),
        label: text,
        content: <CodeSamples code={code} name={name} />,
      }))}
    />
  );
}

/** The examples of an operation's responses, one tab for each status. They follow the section in view. */
export default function ResponseExamples({responses, errors}: Pick<OperationModel, 'responses' | 'errors'>): ReactNode {
  const title = responseExamplesTitle();
  const successes = responses.map(({status, bodies}) => ({
    status,
    section: 'response',
    description: undefined,
    examples: bodies
      .flatMap((body) => body.examples)
      .map(({summary = status, code}) => ({code, label: summary, name: status})),
  }));
  const failures = errors.map(({status, description, examples}) => ({
    status,
    section: 'errors',
    description,
    examples: examples.map(({summary = status, errorCode = summary, code}) => ({
      code,
      label: errorCode,
      name: summary,
    })),
  }));
  const shown = [...successes, ...failures].filter(({examples}) => examples.length > 0);
  return (
    <CodePart title={title}>
      <CodeTabs
        id="answer"
        label={title}
        tabs={shown.map(({status, section, description, examples}, index) => ({
          value: status,
          label: status,
          section: shown[index - 1]?.section === section ? undefined : section,
          content: (
            <>
              {description ? (
                <div className={styles.caption}>
                  <Markdown of={description} />
                </div>
              ) : null}
              <ExampleTabs id={`${statusTabId(status)}-example`} label={status} examples={examples} />
            </>
          ),
        }))}
      />
    </CodePart>
  );
}

/** The title of the examples of an operation's responses. */
export function responseExamplesTitle(): string {
  return translate({
    id: 'api.answer.example',
    message: 'Example response',
    description: 'API reference: title of the column with example responses',
  });
}
