import {translate} from '@docusaurus/Translate';
import {type Json, type Schema, isObject} from '@packages/openapi';
import partition from 'lodash/partition';
import type {ReactNode} from 'react';

import styles from './builder.module.css';
import {idOf} from './errors';
import ValueInput from './ValueInput';
import {ErrorText, Field, Select, TextButton} from '@site/src/components/ui/Form';
import form from '@site/src/components/ui/Form/styles.module.css';
import Icon from '@site/src/components/ui/Icon';
import type {FieldPath} from '@site/src/reference/builder/form';
import type {Input, InputReader} from '@site/src/reference/builder/inputs';

/** A value in the form. */
interface Value {
  /** Reads the schemas of the form. */
  inputs: InputReader;
  /** The errors of all values, by element ID. */
  errors: ReadonlyMap<string, string>;
  idPrefix: string;
  value: Json | undefined;
  path: FieldPath;
  /** Sets the value at a path; `undefined` removes it. */
  onChange: (path: FieldPath, next: Json | undefined) => void;
}

interface Props extends Value {
  schema: Schema;
  /** Whether the name is shown elsewhere. */
  bare?: boolean;
  isRequired?: boolean;
}

/** The name of the field that contains a value, or the index of an item. */
const nameOf = (path: FieldPath): string => String(path.at(-1) ?? '');

/** One field of the request with all nested fields. */
export default function FieldEditor({schema, bare = false, isRequired = false, ...inside}: Props): ReactNode {
  const {inputs, errors, idPrefix, value, path, onChange} = inside;
  const id = idOf(idPrefix, path);
  const name = nameOf(path);
  const error = errors.get(id);
  const input = inputs.read(schema);
  const {kind, nullable, hint} = input;
  const isGroup = value === null || kind === 'object' || kind === 'list';
  const shownName = {
    label: <code translate="no">{name}</code>,
    hint: hint && <span lang={hint.lang}>{hint.text}</span>,
    actions: (
      <>
        {nullable ? (
          <TextButton
            aria-pressed={value === null}
            onClick={() => onChange(path, value === null ? inputs.empty(schema) : null)}>
            <code translate="no">null</code>
          </TextButton>
        ) : null}
        {isRequired ? null : <RemoveButton name={name} onClick={() => onChange(path, undefined)} />}
      </>
    ),
  };
  return (
    <Field id={id} error={error} isGroup={isGroup} {...(!bare && shownName)}>
      {value === null ? (
        <code className={styles.null}>null</code>
      ) : kind === 'object' ? (
        <ObjectEditor {...inside} input={input} />
      ) : kind === 'list' ? (
        <ListEditor {...inside} input={input} />
      ) : (
        <ValueInput
          id={id}
          input={input}
          value={value}
          onChange={(next) => onChange(path, next)}
          aria-label={bare ? name : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
      )}
    </Field>
  );
}

/** The fields of an object, and a menu of those that can be added. */
function ObjectEditor({input: {fields}, ...inside}: Value & {input: Input}): ReactNode {
  const {inputs, errors, idPrefix, value, path, onChange} = inside;
  const record = isObject(value) ? value : {};
  const [present, absent] = partition(fields, ({name}) => Object.hasOwn(record, name));
  const adder = translate({
    id: 'api.builder.addField',
    message: 'Add a field',
    description: 'Request builder: label and first entry of the menu of fields that can be added',
  });
  return (
    <div className={form.fields}>
      {present.map(({name, ...field}) => (
        <FieldEditor key={name} {...inside} {...field} value={record[name]} path={[...path, name]} />
      ))}
      {absent
        .map(({name}) => ({name, id: idOf(idPrefix, [...path, name])}))
        .filter(({id}) => errors.has(id))
        .map(({name, id}) => (
          <ErrorText key={id} id={id}>
            <code translate="no">{name}: </code>
            {errors.get(id)}
          </ErrorText>
        ))}
      {absent.length > 0 ? (
        <Select
          className={styles.adder}
          aria-label={adder}
          value=""
          options={[{value: '', label: adder}, ...absent.map(({name}) => ({value: name}))]}
          onChange={(added) => {
            const field = absent.find(({name}) => name === added);
            onChange([...path, added], field && inputs.empty(field.schema));
          }}
        />
      ) : null}
    </div>
  );
}

function ListEditor({input: {items: schema = {}, form: limits}, ...inside}: Value & {input: Input}): ReactNode {
  const {inputs, value, path, onChange} = inside;
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <div className={form.fields}>
      {items.map((item, index) => {
        const label = `${nameOf(path)} ${index + 1}`;
        const place = [...path, index];
        return (
          <div key={index} className={styles.item} role="group" aria-label={label}>
            <FieldEditor bare {...inside} schema={schema} value={item} path={place} />
            <RemoveButton name={label} onClick={() => onChange(place, undefined)} />
          </div>
        );
      })}
      {items.length < (limits?.maxItems ?? Infinity) ? (
        <TextButton onClick={() => onChange([...path, items.length], inputs.empty(schema))}>
          {translate({
            id: 'api.builder.addItem',
            message: 'Add item',
            description: 'Request builder: button that adds a value to a list',
          })}
        </TextButton>
      ) : null}
    </div>
  );
}

/** Removes a field or an item. */
function RemoveButton({name, onClick}: {name: string; onClick: () => void}): ReactNode {
  const label = translate(
    {
      id: 'api.builder.remove',
      message: 'Remove {name}',
      description: 'Request builder: button that removes a field; {name} is the name of the field, or a number',
    },
    {name},
  );
  return (
    <TextButton className={styles.remove} aria-label={label} title={label} onClick={onClick}>
      <Icon name="close" />
    </TextButton>
  );
}
