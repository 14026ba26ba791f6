/**
 * Replaces `ApiExplorer/Request` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original sends requests, asks for API keys, edits JSON bodies as text and checks
 * no constraint; src/README.md has the measurements.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useMemo, useState} from 'react';

import FieldEditor from './FieldEditor';
import SampleView from './SampleView';
import styles from './styles.module.css';
import {type FormField, type FormValues, type Json, countErrors, withValue} from '@site/src/lib/builder/form';
import type {BuilderForm} from '@site/src/openapi/formOf';
import {samplesOfRequest} from '@site/src/openapi/samples';
import {urlOf} from '@site/src/openapi/samples/request';

/** Parameters of one location as one object. */
function group(fields: readonly FormField[]): FormField {
  return {kind: 'object', name: '', required: true, nullable: false, hint: '', fields};
}

/**
 * A form in which readers change the values of a request and see the samples
 * change with them. It sends and stores nothing, and never asks for an API key.
 */
export default function ApiExplorerRequest({form}: {form: BuilderForm}): ReactNode {
  const id = useId();
  const [values, setValues] = useState<FormValues>(form.values);
  const {base, path, request, fields} = form;

  const samples = useMemo(
    () =>
      samplesOfRequest({
        ...request,
        url: urlOf({base, path, inPath: values.path, inQuery: values.query}),
        ...(values.body === undefined ? {} : {body: values.body}),
      }),
    [base, path, request, values],
  );
  const parts = [
    {
      key: 'path',
      field: group(fields.path),
      title: translate({
        id: 'api.builder.path',
        message: 'In the path',
        description: 'Request builder: title above the values that stand in the path of the address',
      }),
    },
    {
      key: 'query',
      field: group(fields.query),
      title: translate({
        id: 'api.builder.query',
        message: 'In the query',
        description: 'Request builder: title above the values that stand behind the question mark of the address',
      }),
    },
    {
      key: 'body',
      field: fields.body ?? group([]),
      title: translate({
        id: 'api.builder.body',
        message: 'In the body',
        description: 'Request builder: title above the values that stand in the body of the request',
      }),
    },
  ] as const;
  const shown = parts.filter(({field}) => field.kind !== 'object' || field.fields.length > 0);
  const errors = shown.reduce((sum, {key, field}) => sum + countErrors(field, values[key]), 0);

  return (
    <div className={styles.builder}>
      <p className={styles.note}>
        <Translate id="api.builder.note" description="Request builder: stands above the form">
          Change the values and copy the sample. Nothing is sent, and nothing leaves this page.
        </Translate>
      </p>
      <form
        aria-label={translate({
          id: 'api.builder.label',
          message: 'Values of the request',
          description: 'Request builder: read out as the name of the form',
        })}
        onSubmit={(event) => {
          event.preventDefault();
        }}>
        {shown.map(({key, field, title}) => (
          <fieldset key={key} className={styles.part}>
            <legend>{title}</legend>
            <FieldEditor
              bare
              idPrefix={`${id}${key}`}
              field={field}
              value={values[key] as Json}
              path={[]}
              onChange={(fieldPath, next) => {
                setValues((before) => ({...before, [key]: withValue(before[key] ?? {}, fieldPath, next)}));
              }}
            />
          </fieldset>
        ))}
        <p className={styles.foot}>
          <button
            type="button"
            className={styles.textButton}
            onClick={() => {
              setValues(form.values);
            }}>
            <Translate id="api.builder.reset" description="Request builder: button that puts all values back">
              Back to the example
            </Translate>
          </button>
          <span role="status" className={styles.errors}>
            {errors === 0
              ? null
              : translate(
                  {
                    id: 'api.builder.errors',
                    message: 'Values that the API would refuse: {count}',
                    description: 'Request builder: how many values break a limit; {count} is a number',
                  },
                  {count: errors},
                )}
          </span>
        </p>
      </form>
      <SampleView samples={samples} />
    </div>
  );
}
