import {translate} from '@docusaurus/Translate';
import {type MergedSchema, type Schema, isObject} from '@packages/openapi';
import difference from 'lodash/difference';
import {type ReactNode, useState} from 'react';

import styles from './builder.module.css';
import {idOf} from './errors';
import ValueInput from './ValueInput';
import {ErrorText, Field, Select, TextButton} from '@site/src/components/ui/Form';
import form from '@site/src/components/ui/Form/styles.module.css';
import {type FieldPath, type Json, withName} from '@site/src/reference/builder/form';
import type {InputReader} from '@site/src/reference/builder/inputs';

/** A value in the form. */
interface Value {
  /** Reads the schemas of the form. */
  inputs: InputReader;
  /** The errors of all values, by the ids of their elements. */
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

/** The name of a value: that of its field, or its index. */
const nameOf = (path: FieldPath): string => String(path.at(-1) ?? '');

/** One field of the request with all nested fields. */
export default function FieldEditor({schema, bare = false, isRequired = false, ...inside}: Props): ReactNode {
  const {inputs, errors, idPrefix, value, path, onChange} = inside;
  const id = idOf(idPrefix, path);
  const name = nameOf(path);
  const error = errors.get(id);
  const [chosen, setChosen] = useState<number>();
  const alternatives = inputs.alternatives(schema);
  const position = chosen ?? inputs.position(alternatives, value);
  const shown = alternatives[position]?.schema;
  const kind = shown ? inputs.kind(shown) : 'json';
  const isGroup = value === null || kind === 'object' || kind === 'list';
  const {nullable, 'x-hint': hint} = inputs.merge(schema);
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
      {alternatives.length > 1 && value !== null ? (
        <Select
          aria-label={translate({
            id: 'api.builder.alternative',
            message: 'Alternative',
            description: 'Request builder: label of the menu that selects the form of a value',
          })}
          value={String(position)}
          options={alternatives.map(({label}, index) => ({value: String(index), label}))}
          onChange={(next) => {
            const alternative = alternatives[Number(next)];
            if (alternative) {
              setChosen(Number(next));
              onChange(path, inputs.converted(alternative, value));
            }
          }}
        />
      ) : null}
      {value === null ? (
        <code className={styles.null}>null</code>
      ) : shown && kind === 'object' ? (
        <ObjectEditor {...inside} schema={shown} />
      ) : shown && kind === 'list' ? (
        <ListEditor {...inside} schema={shown} />
      ) : (
        <ValueInput
          key={position}
          id={id}
          kind={kind}
          schema={shown}
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

/** The fields of an object, a menu of those that can be added, and values with names that the reader chooses. */
function ObjectEditor({schema, ...inside}: Value & {schema: MergedSchema}): ReactNode {
  const {inputs, errors, idPrefix, value, path, onChange} = inside;
  const fields = inputs.fields(schema);
  const others = inputs.othersOf(schema);
  const record = isObject(value) ? value : {};
  const absent = fields.filter(({name}) => !Object.hasOwn(record, name));
  const unused = inputs.freeName(schema, record);
  const adder = translate({
    id: 'api.builder.addField',
    message: 'Add a field',
    description: 'Request builder: label and first entry of the menu of fields that can be added',
  });
  return (
    <div className={form.fields}>
      {difference(fields, absent).map(({name, ...field}) => (
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
      {Object.entries(others ? record : {})
        .filter(([name]) => !fields.some((field) => field.name === name))
        .map(([name, item], index) => (
          // The name is edited here, so it cannot be the key.
          <Item
            key={index}
            {...inside}
            label={`${nameOf(path)} ${name}`}
            schema={others ?? {}}
            value={item}
            path={[...path, name]}>
            <input
              aria-label={translate({
                id: 'api.builder.mapName',
                message: 'Name',
                description: 'Request builder: label of the input for the name of a custom value',
              })}
              type="text"
              spellCheck={false}
              value={name}
              onChange={({currentTarget}) => onChange(path, withName(record, name, currentTarget.value))}
            />
          </Item>
        ))}
      {others && unused !== undefined ? (
        <AddButton onClick={() => onChange([...path, unused], inputs.empty(others))} />
      ) : null}
    </div>
  );
}

function ListEditor({schema, ...inside}: Value & {schema: MergedSchema}): ReactNode {
  const {inputs, value, path, onChange} = inside;
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const next = items.length < (schema.maxItems ?? Infinity) ? inputs.itemAt(schema, items.length) : undefined;
  return (
    <div className={form.fields}>
      {items.map((item, index) => {
        const own = {schema: inputs.itemAt(schema, index) ?? {}, value: item, path: [...path, index]};
        return <Item key={index} {...inside} {...own} label={`${nameOf(path)} ${index + 1}`} />;
      })}
      {next ? <AddButton onClick={() => onChange([...path, items.length], inputs.empty(next))} /> : null}
    </div>
  );
}

/** A value in a list, or one with a name that the reader chooses. */
function Item({label, children, ...props}: Props & {label: string; children?: ReactNode}): ReactNode {
  return (
    <div className={styles.item} role="group" aria-label={label}>
      {children}
      <FieldEditor bare {...props} />
      <RemoveButton name={label} onClick={() => props.onChange(props.path, undefined)} />
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
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </TextButton>
  );
}

/** Adds one more item. */
function AddButton({onClick}: {onClick: () => void}): ReactNode {
  return (
    <TextButton onClick={onClick}>
      {translate({
        id: 'api.builder.addItem',
        message: 'Add item',
        description: 'Request builder: button that adds a value to a list',
      })}
    </TextButton>
  );
}
