import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, createContext, useContext, useState} from 'react';

import styles from './builder.module.css';
import {AddButton, RemoveButton} from './buttons';
import {ErrorLine, FieldErrors, idOf} from './errors';
import JsonInput from './JsonInput';
import NameInput from './NameInput';
import ScalarInput from './ScalarInput';
import Select from './Select';
import {type FieldPath, type Json, isRecord, withName} from '@site/src/openapi/builder/form';
import {type InputReader, type MapValues, freeName, inputReader} from '@site/src/openapi/builder/inputs';
import {referencesOf} from '@site/src/openapi/references';
import type {MergedSchema} from '@site/src/openapi/schemas';
import type {Schema} from '@site/src/openapi/types';

/** Reads the schemas of the form. */
export const Inputs = createContext<InputReader>(inputReader(referencesOf({})));

/** A value in the form. */
interface Value {
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
  const {idPrefix, value, path, onChange} = inside;
  const id = idOf(idPrefix, path);
  const name = nameOf(path);
  const isInvalid = useContext(FieldErrors).has(id);
  const inputs = useContext(Inputs);
  const [chosen, setChosen] = useState<number>();
  const alternatives = inputs.alternatives(schema);
  const position = chosen ?? inputs.position(alternatives, value);
  const form = alternatives[position]?.schema;
  const kind = form ? inputs.kind(form) : 'json';
  const input = {
    id,
    value,
    ...(bare && {'aria-label': name}),
    ...(isInvalid && {'aria-invalid': true, 'aria-describedby': `${id}-error`}),
    onChange: (next: Json) => onChange(path, next),
  };
  const content =
    value === null ? (
      <code className={styles.null}>null</code>
    ) : (
      <>
        {alternatives.length > 1 ? (
          <Select
            className={styles.alternatives}
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
        {!form || kind === 'json' ? (
          <JsonInput key={position} {...input} />
        ) : kind === 'object' ? (
          <ObjectEditor {...inside} schema={form} />
        ) : kind === 'list' ? (
          <ListEditor {...inside} schema={form} />
        ) : kind === 'map' ? (
          <MapEditor {...inside} map={inputs.mapOf(form)} />
        ) : (
          <ScalarInput {...input} schema={form} />
        )}
      </>
    );
  const isGroup = ['object', 'list', 'map'].includes(kind);
  if (bare) {
    return (
      <div {...(isGroup ? {id, tabIndex: -1} : {})}>
        {content}
        <ErrorLine id={id} />
      </div>
    );
  }
  const {nullable, 'x-hint': hint} = inputs.merge(schema);
  const Name = isGroup || value === null ? 'p' : 'label';
  return (
    <div
      className={clsx(styles.field, isGroup && styles.group)}
      {...(isGroup ? {role: 'group', 'aria-label': name, id, tabIndex: -1} : {})}>
      <div className={styles.head}>
        <Name className={styles.name} {...(Name === 'label' ? {htmlFor: id} : {})}>
          <code translate="no">{name}</code>
        </Name>
        {nullable ? (
          <button
            type="button"
            className={styles.textButton}
            aria-pressed={value === null}
            onClick={() => onChange(path, value === null ? inputs.empty(schema) : null)}>
            <code translate="no">null</code>
          </button>
        ) : null}
        {isRequired ? null : <RemoveButton name={name} onClick={() => onChange(path, undefined)} />}
      </div>
      {hint ? (
        <p className={styles.hint} lang={hint.lang}>
          {hint.text}
        </p>
      ) : null}
      {content}
      <ErrorLine id={id} />
    </div>
  );
}

function ObjectEditor({schema, ...inside}: Value & {schema: MergedSchema}): ReactNode {
  const {idPrefix, value, path, onChange} = inside;
  const inputs = useContext(Inputs);
  const fields = inputs.fields(schema);
  const record = isRecord(value) ? value : {};
  const present = fields.filter(({name}) => Object.hasOwn(record, name));
  const absent = fields.filter(({name}) => !Object.hasOwn(record, name));
  const adder = translate({
    id: 'api.builder.addField',
    message: 'Add a field',
    description: 'Request builder: label and first entry of the menu of fields that can be added',
  });
  return (
    <div className={styles.inside}>
      {present.map(({name, ...field}) => (
        <FieldEditor key={name} {...inside} {...field} value={record[name]} path={[...path, name]} />
      ))}
      {absent.map(({name}) => (
        <ErrorLine key={name} id={idOf(idPrefix, [...path, name])} name={name} />
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
      <MapEditor {...inside} map={inputs.mapOf(schema)} known={fields.map(({name}) => name)} />
    </div>
  );
}

function ListEditor({schema, ...inside}: Value & {schema: MergedSchema}): ReactNode {
  const {value, path, onChange} = inside;
  const inputs = useContext(Inputs);
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const next = items.length < (schema.maxItems ?? Infinity) ? inputs.itemAt(schema, items.length) : undefined;
  return (
    <div className={styles.inside}>
      {items.map((item, index) => {
        const name = `${nameOf(path)} ${index + 1}`;
        const itemPath = [...path, index];
        return (
          <div key={index} className={styles.item} role="group" aria-label={name}>
            <FieldEditor bare {...inside} schema={inputs.itemAt(schema, index) ?? {}} value={item} path={itemPath} />
            <RemoveButton name={name} onClick={() => onChange(itemPath, undefined)} />
          </div>
        );
      })}
      {next ? <AddButton onClick={() => onChange([...path, items.length], inputs.empty(next))} /> : null}
    </div>
  );
}

/** Values with names chosen by the reader; `known` lists the names that have a field. */
function MapEditor({
  map,
  known = [],
  ...inside
}: Value & {map: MapValues | undefined; known?: readonly string[]}): ReactNode {
  const {value, path, onChange} = inside;
  const inputs = useContext(Inputs);
  if (!map) {
    return null;
  }
  const record = isRecord(value) ? value : {};
  const own = Object.fromEntries(Object.entries(record).filter(([name]) => !known.includes(name)));
  const next = freeName(map, own);
  return (
    <div className={styles.inside}>
      {Object.entries(own).map(([name, item], index) => (
        // The name is edited here, so it cannot be the key.
        <div key={index} className={styles.item} role="group" aria-label={`${nameOf(path)} ${name}`}>
          <NameInput
            names={map.names}
            name={name}
            taken={Object.keys(own)}
            onChange={(changed) => onChange(path, withName(record, name, changed))}
          />
          <FieldEditor bare {...inside} schema={map.item} value={item} path={[...path, name]} />
          <RemoveButton name={name} onClick={() => onChange([...path, name], undefined)} />
        </div>
      ))}
      {next === undefined ? null : <AddButton onClick={() => onChange([...path, next], inputs.empty(map.item))} />}
    </div>
  );
}
