/**
 * Replaces `ApiExplorer/Request` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original sends requests, asks for API keys, edits JSON bodies as text and checks
 * no constraint; src/README.md has the measurements.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';

import FieldEditor, {FieldErrors, focusField} from './FieldEditor';
import ResponseView, {type Choice} from './ResponseView';
import SampleView from './SampleView';
import styles from './styles.module.css';
import {t} from '@site/src/components/api/texts';
import {type FormField, type FormValues, type Json, withValue} from '@site/src/lib/builder/form';
import type {BuilderForm} from '@site/src/openapi/formOf';
import {samplesOfRequest} from '@site/src/openapi/samples';
import {urlOf} from '@site/src/openapi/samples/request';
import {createSandbox} from '@site/src/openapi/sandbox';
import type {SandboxData} from '@site/src/openapi/sandbox/data';

/** Parameters of one location as one object. */
function group(fields: readonly FormField[]): FormField {
  return {kind: 'object', name: '', required: true, nullable: false, hint: '', fields};
}

const views = ['form', 'code', 'response'] as const;

/**
 * A form in which readers change the values of a request, see the samples change
 * with them, and see the API's response. A sandbox in the page responds: nothing
 * is sent or stored, and no API key is needed.
 */
export default function ApiExplorerRequest({form}: {form: BuilderForm & {sandbox: SandboxData}}): ReactNode {
  const id = useId();
  const [values, setValues] = useState<FormValues>(form.values);
  const [view, setView] = useState<(typeof views)[number]>('form');
  const [choice, setChoice] = useState<Choice>({hasKey: true, prefer: ''});
  const {base, path, request, fields} = form;

  const url = urlOf({base, path, inPath: values.path, inQuery: values.query});
  const body = values.body === undefined ? {} : {body: values.body};
  const {'Idempotency-Key': idempotencyKey} = values.header;
  const samples = samplesOfRequest({
    ...request,
    url,
    ...body,
    ...(idempotencyKey !== undefined && {idempotencyKey}),
  });
  const sandbox = useMemo(() => createSandbox(form.sandbox), [form]);
  const {pathname, search} = new URL(url);
  const sent = {
    method: request.method,
    url: `${pathname}${search}`,
    headers: {
      'content-type': 'application/json',
      ...(choice.hasKey && {authorization: `Bearer ${form.sandbox.key.example}`}),
      ...(choice.prefer !== '' && {prefer: choice.prefer}),
      ...Object.fromEntries(Object.entries(values.header).map(([name, value]) => [name.toLowerCase(), value])),
    },
    ...(values.body !== undefined && {body: JSON.stringify(values.body)}),
  };
  const violations = sandbox.violations(sent);

  const parts = [
    {
      key: 'path',
      field: group(fields.path),
      title: t('api.section.pathParameters'),
    },
    {
      key: 'query',
      field: group(fields.query),
      title: t('api.section.queryParameters'),
    },
    {
      key: 'header',
      field: group(fields.header),
      title: t('api.section.headerParameters'),
    },
    {
      key: 'body',
      field: fields.body ?? group([]),
      title: t('api.section.requestBody'),
    },
  ] as const;
  const names = {
    form: translate({id: 'api.builder.view.form', message: 'Form'}),
    code: translate({id: 'api.builder.view.code', message: 'Code'}),
    response: t('api.section.response'),
  };

  return (
    <div className={styles.builder}>
      <div className={styles.views} role="radiogroup" aria-label={translate({id: 'api.builder.view', message: 'View'})}>
        {views.map((name) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={view === name}
              onChange={() => setView(name)}
            />
            {names[name]}
          </label>
        ))}
      </div>
      <form
        hidden={view !== 'form'}
        aria-label={translate({id: 'api.builder.label', message: 'Request values'})}
        onSubmit={(event) => event.preventDefault()}>
        <FieldErrors value={new Map(violations.map((violation) => [`${id}${violation.pointer}`, violation]))}>
          {parts
            .filter(({field}) => field.kind !== 'object' || field.fields.length > 0)
            .map(({key, field, title}) => (
              <fieldset key={key} className={styles.part}>
                <legend>{title}</legend>
                <FieldEditor
                  bare
                  idPrefix={`${id}${key === 'body' ? '' : `/${key}`}`}
                  field={field}
                  value={values[key] as Json}
                  path={[]}
                  onChange={(fieldPath, next) =>
                    setValues((before) => ({...before, [key]: withValue(before[key] ?? {}, fieldPath, next)}))
                  }
                />
              </fieldset>
            ))}
        </FieldErrors>
      </form>
      {view === 'code' ? <SampleView samples={samples} original={request} /> : null}
      {view === 'response' ? (
        <ResponseView
          id={`${id}response`}
          answer={sandbox.respond(sent)}
          violations={violations}
          responses={form.sandbox.operation.responses}
          choice={choice}
          onChoose={setChoice}
          onPointer={(pointer) => {
            flushSync(() => setView('form'));
            focusField(id, pointer);
          }}
        />
      ) : null}
      {view === 'response' ? null : (
        <p className={styles.foot}>
          <button
            type="button"
            className={styles.run}
            onClick={() => {
              flushSync(() => setView('response'));
              document.getElementById(`${id}response`)?.focus();
            }}>
            <Translate
              id="api.builder.run"
              description="Request builder: button that shows the response to the request">
              Run in the sandbox
            </Translate>
          </button>
          <button type="button" className={styles.textButton} onClick={() => setValues(form.values)}>
            <Translate id="api.builder.reset">Reset</Translate>
          </button>
          <span role="status" className={styles.error}>
            {violations.length === 0
              ? null
              : translate({id: 'api.builder.errors', message: 'Invalid values: {count}'}, {count: violations.length})}
          </span>
        </p>
      )}
    </div>
  );
}
