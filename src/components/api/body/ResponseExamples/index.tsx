import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Alternatives from '../Alternatives';
import CodeSamples from '../CodeSamples';
import CodeTabs from '../CodeTabs';
import {CodePart} from '../Layout';
import Markdown from '../Markdown';
import styles from './styles.module.css';
import {t} from '@site/src/components/api/texts';
import {STATUS_TEXT} from '@site/src/config/statusText';
import type {ExampleModel, OperationModel} from '@site/src/openapi/models';
import type {Prose} from '@site/src/openapi/prose';

/** The id of the tab of a status. */
export function statusTabId(status: string): string {
  return `answer-${status}`;
}

interface LabeledExample extends Pick<ExampleModel, 'code' | 'description'> {
  label: string;
  /** The title of the panel. */
  name?: string;
}

/** Examples of one body, of which one is chosen. */
export function ExampleSelect({
  label,
  examples,
  isTitled,
}: {
  label: string;
  examples: readonly LabeledExample[];
  /** Whether the select is next to the title of the part. */
  isTitled?: boolean;
}): ReactNode {
  return (
    <Alternatives
      label={label}
      isTitled={isTitled}
      options={examples.map(({code, description, label: text, name}) => ({
        label: text,
        content: (
          <>
            <CodeSamples code={code} name={name} />
            <Caption of={description} />
          </>
        ),
      }))}
    />
  );
}

/** The description of an example, below it. */
export function Caption({of: text}: {of: Prose | undefined}): ReactNode {
  return text === undefined || text.nodes.length === 0 ? null : (
    <div className={styles.caption}>
      <Markdown of={text} />
    </div>
  );
}

/** The examples of an operation's responses, one tab for each status. They follow the section in view. */
export default function ResponseExamples({responses, errors}: Pick<OperationModel, 'responses' | 'errors'>): ReactNode {
  const title = responseExamplesTitle();
  const nameOf = (status: string): string => [status, STATUS_TEXT[status]].filter(Boolean).join(' ');
  const successes = responses.map(({status, bodies}) => ({
    status,
    section: 'response',
    examples: bodies
      .flatMap((body) => body.examples)
      .map(({summary = status, description, code}) => ({code, description, label: summary, name: nameOf(status)})),
  }));
  const failures = errors.map(({status, description, examples}) => ({
    status,
    section: 'errors',
    examples: examples.map(({summary = status, errorCode = summary, description: more, code}) => ({
      code,
      description: more ?? description,
      label: errorCode,
      name: nameOf(status),
    })),
  }));
  const shown = [...successes, ...failures].filter(({examples}) => examples.length > 0);
  return (
    <CodePart title={title}>
      <CodeTabs
        id="answer"
        label={title}
        tabs={shown.map(({status, section, examples}, index) => ({
          value: status,
          label: status,
          section: shown[index - 1]?.section === section ? undefined : section,
          content: <ExampleSelect label={`${t('api.example')} (${status})`} examples={examples} />,
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
