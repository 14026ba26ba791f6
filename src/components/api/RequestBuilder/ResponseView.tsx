import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './builder.module.css';
import {useErrorText} from './errors';
import {Runs} from './SampleView';
import CodePanel from '@site/src/components/ui/CodePanel';
import {jsonRuns} from '@site/src/lib/jsonRuns';
import type {SandboxResponse} from '@site/src/openapi/sandbox/chooseResponse';
import type {Violation} from '@site/src/openapi/sandbox/fieldErrors';
import type {Choice} from '@site/src/openapi/builder/filledIn';
import type {ExampleResponse} from '@site/src/openapi/requests/responses';

interface Props {
  id: string;
  response: SandboxResponse;
  violations: readonly Violation[];
  responses: Readonly<Record<string, ExampleResponse>>;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onPointer: (pointer: string) => void;
}

/** The sandbox's response, with a menu to choose another one. */
export default function ResponseView(props: Props): ReactNode {
  const {id, response, violations, responses, choice, onChoose, onPointer} = props;
  const errorText = useErrorText();
  const {code} = Object(response.body) as {code?: string};
  const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}\n`);
  return (
    <div className={styles.response}>
      <label>
        <Translate id="api.builder.key">API key</Translate>
        <select
          value={String(choice.hasKey)}
          onChange={({currentTarget}) => onChoose({...choice, hasKey: currentTarget.value === 'true'})}>
          <option value="true">{translate({id: 'api.builder.key.example', message: 'Example key'})}</option>
          <option value="false">{translate({id: 'api.builder.key.none', message: 'No key'})}</option>
        </select>
      </label>
      <label>
        <Translate id="api.builder.prefer">Respond with</Translate>
        <select
          value={choice.prefer}
          onChange={({currentTarget}) => onChoose({...choice, prefer: currentTarget.value})}>
          <option value="">{translate({id: 'api.builder.prefer.none', message: 'The matching response'})}</option>
          {Object.entries(responses).map(([status, {bodies}]) => (
            <optgroup key={status} label={status}>
              {Object.keys(bodies).length === 0 ? <option value={`code=${status}`}>{status}</option> : null}
              {Object.keys(bodies).map((example) => (
                <option key={example} value={`code=${status}, example=${example}`}>
                  {`${status} ${example}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p className={styles.note}>
        <Translate id="api.builder.note">
          Nothing was sent. Your browser generated this response from the API spec.
        </Translate>
      </p>
      <p id={id} tabIndex={-1} className={styles.status} data-success={response.status < 300} translate="no">
        <strong>{response.status}</strong> {code}
      </p>
      {code === 'validation_failed' && violations.length > 0 ? (
        <>
          <p className={styles.hint}>
            <Translate id="api.builder.fix">Select an error to go to its field.</Translate>
          </p>
          <ul className={styles.pointers}>
            {violations.map((violation) => (
              <li key={violation.pointer}>
                <button type="button" className={styles.textButton} onClick={() => onPointer(violation.pointer)}>
                  <code translate="no">{violation.pointer}</code> {errorText(violation)}
                </button>
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
