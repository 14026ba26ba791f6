import Translate, {translate} from '@docusaurus/Translate';
import {type Json, type Schema, referencesOf} from '@packages/openapi';
import {createSandbox} from '@packages/sandbox';
import clsx from 'clsx';
import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import styles from './builder.module.css';
import {errorText, focusField} from './errors';
import FieldEditor from './FieldEditor';
import ResponseView from './ResponseView';
import SampleView from './SampleView';
import {t} from '@site/src/reference/components/texts';
import Button from '@site/src/components/ui/Button';
import {TextButton} from '@site/src/components/ui/Form';
import formStyles from '@site/src/components/ui/Form/styles.module.css';
import {useIso} from '@site/src/components/ui/useFormat';
import {filledIn} from '@site/src/reference/builder/filledIn';
import {type FormValues, withValue} from '@site/src/reference/builder/form';
import type {OperationForm} from '@site/src/reference/builder/formOf';
import {inputReader} from '@site/src/reference/builder/inputs';
import {sandboxOptions} from '@site/src/lib/sandboxOptions';

/**
 * A form in which readers change the values of a request, see the samples change
 * with them, and see the API's response. A sandbox in the page responds: nothing
 * is sent or stored, and no API key is needed.
 */
export default function Builder({form}: {form: OperationForm}): ReactNode {
  const id = useId();
  const [values, setValues] = useState<FormValues>(form.values);
  const [view, setView] = useState('form');
  const [prefer, setPrefer] = useState('');
  const top = useRef<HTMLDivElement>(null);

  const {request, sent} = filledIn(form, values, prefer);
  const sandbox = useMemo(() => createSandbox(form.sandbox, sandboxOptions(form.emails)), [form]);
  const inputs = useMemo(() => inputReader(referencesOf(form.sandbox.request)), [form]);
  const iso = useIso();
  const errors = sandbox.violations(sent).map((error) => ({pointer: error.pointer, text: errorText(error, iso)}));
  const errorTexts = new Map(errors.map(({pointer, text}) => [`${id}${pointer}`, text]));

  const {requestBody, ...parameters} = form.sandbox.request.properties as Readonly<Record<string, Schema>>;
  const parts = [
    ...(['path', 'query', 'header'] as const)
      .map((key) => ({key, schema: parameters[key], title: t(`api.section.${key}Parameters`)}))
      .filter(({schema}) => Object.keys(schema?.properties ?? {}).length > 0),
    {key: 'body', schema: requestBody, title: t('api.section.requestBody')} as const,
  ];
  const views = {
    form: translate({id: 'api.builder.view.form', message: 'Form'}),
    code: translate({id: 'api.builder.view.code', message: 'Code'}),
    response: t('api.section.response'),
  };

  return (
    <div className={formStyles.form}>
      <div
        ref={top}
        className={styles.views}
        role="radiogroup"
        aria-label={translate({id: 'api.builder.view', message: 'View'})}>
        {Object.entries(views).map(([name, label]) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={view === name}
              onChange={() => setView(name)}
            />
            {label}
          </label>
        ))}
      </div>
      <form
        hidden={view !== 'form'}
        aria-label={translate({id: 'api.builder.label', message: 'Request values'})}
        onSubmit={(event) => event.preventDefault()}>
        {parts.map(({key, schema, title}) =>
          schema ? (
            <fieldset key={key} className={styles.part}>
              <legend>{title}</legend>
              <FieldEditor
                bare
                inputs={inputs}
                errors={errorTexts}
                idPrefix={`${id}${key === 'body' ? '' : `/${key}`}`}
                schema={schema}
                value={values[key] as Json}
                path={[]}
                onChange={(fieldPath, next) =>
                  setValues((before) => ({...before, [key]: withValue(before[key] ?? {}, fieldPath, next)}))
                }
              />
            </fieldset>
          ) : null,
        )}
      </form>
      {view === 'code' ? <SampleView id={`${id}sample`} request={request} /> : null}
      {view === 'response' ? (
        <ResponseView
          id={`${id}response`}
          response={sandbox.respond(sent)}
          errors={errors}
          responses={form.sandbox.operation.responses}
          prefer={prefer}
          onPrefer={setPrefer}
          onPointer={(pointer) => {
            flushSync(() => setView('form'));
            focusField(id, pointer);
          }}
        />
      ) : null}
      {view === 'response' ? null : (
        <p className={clsx(formStyles.actions, styles.run)}>
          <Button
            size="small"
            onClick={() => {
              flushSync(() => setView('response'));
              document.getElementById(`${id}response`)?.focus({preventScroll: true});
              // The form may be much longer: show the response from its start, with the controls above it.
              top.current?.scrollIntoView({block: 'nearest'});
            }}>
            <Translate
              id="api.builder.run"
              description="Request builder: button that shows the response to the request">
              Run in the sandbox
            </Translate>
          </Button>
          <TextButton onClick={() => setValues(form.values)}>
            <Translate id="api.builder.reset">Reset</Translate>
          </TextButton>
          <span role="status" className={formStyles.error}>
            {errors.length === 0
              ? null
              : translate({id: 'api.builder.errors', message: 'Invalid values: {count}'}, {count: errors.length})}
          </span>
        </p>
      )}
    </div>
  );
}
