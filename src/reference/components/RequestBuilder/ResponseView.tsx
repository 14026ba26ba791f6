import Translate, {translate} from '@docusaurus/Translate';
import type {ExampleResponse} from '@packages/openapi';
import type {SandboxResponse} from '@packages/sandbox';
import type {ReactNode} from 'react';

import styles from './builder.module.css';
import {Runs} from './highlight';
import CodePanel from '@site/src/components/ui/CodePanel';
import {Select, TextButton} from '@site/src/components/ui/Form';
import form from '@site/src/components/ui/Form/styles.module.css';
import {jsonRuns} from '@site/src/lib/jsonRuns';

interface Props {
  id: string;
  response: SandboxResponse;
  errors: readonly {pointer: string; text: string}[];
  responses: Readonly<Record<string, ExampleResponse>>;
  /** The value of the `Prefer` header, or an empty string. */
  prefer: string;
  onPrefer: (prefer: string) => void;
  onPointer: (pointer: string) => void;
}

/** The responses that the `Prefer` header can select, with the names of the options. */
function preferences(responses: Props['responses']): {value: string; label: string}[] {
  return Object.entries(responses).flatMap(([status, {bodies}]) => {
    const examples = Object.keys(bodies).map((example) => ({
      value: `code=${status}, example=${example}`,
      label: `${status} ${example}`,
    }));
    return examples.length > 0 ? examples : [{value: `code=${status}`, label: status}];
  });
}

/** The sandbox's response, with a menu to choose a different one. */
export default function ResponseView(props: Props): ReactNode {
  const {id, response, errors, responses, prefer, onPrefer, onPointer} = props;
  const {code} = Object(response.body) as {code?: string};
  const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}\n`);
  return (
    <div className={styles.response}>
      <label htmlFor={`${id}-prefer`}>
        <Translate id="api.builder.prefer">Respond with</Translate>
        <Select
          id={`${id}-prefer`}
          value={prefer}
          options={[
            {value: '', label: translate({id: 'api.builder.prefer.none', message: 'The matching response'})},
            ...preferences(responses),
          ]}
          onChange={onPrefer}
        />
      </label>
      <p className={form.hint}>
        <Translate id="api.builder.note">
          Nothing was sent. Your browser generated this response from the API spec.
        </Translate>
      </p>
      <p
        id={id}
        tabIndex={-1}
        className={styles.status}
        data-tone={response.status < 300 ? 'moss' : 'red'}
        translate="no">
        <strong>{response.status}</strong> {code}
      </p>
      {code === 'validation_failed' && errors.length > 0 ? (
        <>
          <p className={form.hint}>
            <Translate id="api.builder.fix">Select an error to go to its field.</Translate>
          </p>
          <ul className={styles.pointers}>
            {errors.map(({pointer, text}) => (
              <li key={pointer}>
                <TextButton onClick={() => onPointer(pointer)}>
                  <code translate="no">{pointer}</code> {text}
                </TextButton>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <CodePanel title={`HTTP ${response.status}`}>
        <code>
          <span className="pl-c">{headers}</span>
          {response.body === undefined ? null : (
            <>
              {'\n'}
              <Runs runs={jsonRuns(JSON.stringify(response.body, null, 2))} />
            </>
          )}
        </code>
      </CodePanel>
    </div>
  );
}
