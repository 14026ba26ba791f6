import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Alternatives from '../Alternatives';
import CodeSamples from '../CodeSamples';
import CodeTabs from '../CodeTabs';
import {CodePart} from '../Layout';
import Markdown from '../Markdown';
import styles from './styles.module.css';
import {t} from '@site/src/reference/components/texts';
import {STATUS_TEXT} from '@site/src/config/statusText';
import type {ExampleModel, OperationModel} from '@site/src/reference/models/models';

/** The id of the tab of a status. */
export function statusTabId(status: string): string {
  return `answer-${status}`;
}

/** An example with its description below it. */
export function Example({
  code,
  name,
  description,
}: Pick<ExampleModel, 'code' | 'description'> & {name: string}): ReactNode {
  return (
    <>
      <CodeSamples code={code} name={name} />
      {description ? (
        <div className={styles.caption}>
          <Markdown of={description} />
        </div>
      ) : null}
    </>
  );
}

/** The examples of an operation's responses, one tab for each status. They follow the section in view. */
export default function ResponseExamples({responses, errors}: Pick<OperationModel, 'responses' | 'errors'>): ReactNode {
  const title = responseExamplesTitle();
  const statuses = [
    ...responses.map(({status, bodies}) => ({
      status,
      section: 'response',
      examples: bodies.flatMap((body) => body.examples),
    })),
    ...errors.map(({status, description, examples}) => ({
      status,
      section: 'errors',
      examples: examples.map((example) => ({
        code: example.code,
        description: example.description ?? description,
        summary: example.errorCode ?? example.summary,
      })),
    })),
  ].filter(({examples}) => examples.length > 0);
  return (
    <CodePart title={title}>
      <CodeTabs
        id="answer"
        label={title}
        tabs={statuses.map(({status, section, examples}, index) => ({
          value: status,
          label: status,
          section: statuses[index - 1]?.section === section ? undefined : section,
          content: (
            <Alternatives
              label={`${t('api.example')} (${status})`}
              options={examples.map(({summary = status, ...example}) => ({
                label: summary,
                content: <Example {...example} name={`${status} ${STATUS_TEXT[status] ?? ''}`.trimEnd()} />,
              }))}
            />
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
