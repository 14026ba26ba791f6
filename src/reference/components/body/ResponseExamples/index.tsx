import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CodeSamples from '../CodeSamples';
import {CodePart} from '../Layout';
import Markdown from '../Markdown';
import styles from './styles.module.css';
import {useTextLang} from '../Text';
import {t} from '@site/src/reference/components/texts';
import Tabs from '@site/src/components/ui/Tabs';
import {STATUS_TEXT} from '@site/src/config/statusText';
import type {BodyModel, ExampleModel, OperationModel} from '@site/src/reference/models/models';

/** The tab ID for a status. */
export function statusTabId(status: string): string {
  return `example-${status}`;
}

/** An example with its description below it. */
export function Example({
  code,
  name,
  description,
}: Pick<ExampleModel, 'code' | 'description'> & {name?: string}): ReactNode {
  return (
    <CodeSamples
      code={code}
      name={name}
      note={
        description && (
          <div className={styles.caption}>
            <Markdown of={description} />
          </div>
        )
      }
    />
  );
}

/** The examples in bodies. */
export const examplesOf = (bodies: readonly BodyModel[]): ExampleModel[] => bodies.flatMap(({examples}) => examples);

/** An example as a tab of {@link Examples}. */
export const exampleTab = (example: ExampleModel, name: string, label = example.summary ?? t('api.example')) => ({
  label,
  content: <Example {...example} name={name} />,
});

/**
 * Examples in tabs.
 *
 * @param id unique on the page
 * @param above whether the tabs are above the code box instead of in it
 */
export function Examples({
  id,
  label = t('api.example'),
  above,
  of: examples,
}: {
  id: string;
  label?: string;
  above?: boolean;
  of: readonly ReturnType<typeof exampleTab>[];
}): ReactNode {
  const langOf = useTextLang();
  return (
    <Tabs
      id={id}
      label={label}
      above={above}
      limit={2}
      tabs={examples.map((example, index) => ({...example, value: String(index), lang: langOf(example.label)}))}
    />
  );
}

/** The examples of an operation's responses, one tab for each status. The section in view selects the tab. */
export default function ResponseExamples({responses, errors}: Pick<OperationModel, 'responses' | 'errors'>): ReactNode {
  const title = responseExamplesTitle();
  const statuses = [
    ...responses.map(({status, bodies}) => ({status, section: 'response', examples: examplesOf(bodies)})),
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
      <Tabs
        above
        id="example"
        label={title}
        tabs={statuses.map(({status, section, examples}, index) => ({
          value: status,
          label: status,
          section: statuses[index - 1]?.section === section ? undefined : section,
          content: (
            <Examples
              id={statusTabId(status)}
              label={`${t('api.example')} (${status})`}
              of={examples.map((example) =>
                exampleTab(example, `${status} ${STATUS_TEXT[status] ?? ''}`.trimEnd(), example.summary ?? status),
              )}
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
    id: 'api.response.example',
    message: 'Example response',
    description: 'API reference: title of the column with example responses',
  });
}
