import clsx from 'clsx';
import {type ReactNode, useContext, useState} from 'react';

import Adder from './Adder';
import AlternativeSelect from './AlternativeSelect';
import styles from './builder.module.css';
import {AddButton, RemoveButton} from './buttons';
import {ErrorLine, FieldErrors, idOf} from './errors';
import JsonInput from './JsonInput';
import NameInput from './NameInput';
import ScalarInput from './ScalarInput';
import {
  type FieldPath,
  type FormField,
  type Json,
  alternativeOf,
  converted,
  emptyValue,
  freeName,
  isRecord,
  withName,
} from '@site/src/openapi/builder/form';

/** Sets the value at a path; `undefined` removes it. */
export type Change = (path: FieldPath, next: Json | undefined) => void;

interface Props {
  idPrefix: string;
  field: FormField;
  value: Json | undefined;
  path: FieldPath;
  onChange: Change;
  /** Whether the name is shown elsewhere. */
  bare?: boolean;
}

/** One field of the request with all nested fields. */
export default function FieldEditor({idPrefix, field, value, path, onChange, bare = false}: Props): ReactNode {
  const id = idOf(idPrefix, path);
  const isInvalid = useContext(FieldErrors).has(id);
  const [chosen, setChosen] = useState<number>();
  const position = field.kind === 'union' ? (chosen ?? alternativeOf(field, value)) : 0;
  const shown = field.kind === 'union' ? field.alternatives[position]?.field : field;
  const inside = {idPrefix, value, path, onChange};
  const input = {
    id,
    value,
    isInvalid,
    label: bare ? String(path.at(-1) ?? '') : undefined,
    onChange: (next: Json) => onChange(path, next),
  };
  const content =
    value === null ? (
      <code className={styles.null}>null</code>
    ) : (
      <>
        {field.kind === 'union' ? (
          <AlternativeSelect
            field={field}
            position={position}
            onChange={(next) => {
              const alternative = field.alternatives[next];
              if (alternative) {
                setChosen(next);
                onChange(path, converted(alternative.field, value));
              }
            }}
          />
        ) : null}
        {shown === undefined || shown.kind === 'union' || shown.kind === 'json' ? (
          <JsonInput key={position} {...input} />
        ) : shown.kind === 'object' ? (
          <ObjectEditor {...inside} field={shown} />
        ) : shown.kind === 'list' ? (
          <ListEditor {...inside} field={shown} />
        ) : shown.kind === 'map' ? (
          <MapEditor {...inside} field={shown} />
        ) : (
          <ScalarInput {...input} field={shown} />
        )}
      </>
    );
  const isGroup = shown?.kind === 'object' || shown?.kind === 'list' || shown?.kind === 'map';
  if (bare) {
    return (
      <div {...(isGroup ? {id, tabIndex: -1} : {})}>
        {content}
        <ErrorLine id={id} />
      </div>
    );
  }
  const Name = isGroup || value === null ? 'p' : 'label';
  return (
    <div
      className={clsx(styles.field, isGroup && styles.group)}
      {...(isGroup ? {role: 'group', 'aria-label': field.name, id, tabIndex: -1} : {})}>
      <div className={styles.head}>
        <Name className={styles.name} {...(Name === 'label' ? {htmlFor: id} : {})}>
          <code translate="no">{field.name}</code>
        </Name>
        {field.nullable ? (
          <button
            type="button"
            className={styles.textButton}
            aria-pressed={value === null}
            onClick={() => onChange(path, value === null ? emptyValue(field) : null)}>
            <code translate="no">null</code>
          </button>
        ) : null}
        {field.required ? null : <RemoveButton name={field.name} onClick={() => onChange(path, undefined)} />}
      </div>
      {field.hint ? (
        <p className={styles.hint} lang={field.hintLang}>
          {field.hint}
        </p>
      ) : null}
      {content}
      <ErrorLine id={id} />
    </div>
  );
}

type Inside<Kind extends FormField['kind']> = Omit<Props, 'field' | 'bare'> & {
  field: Extract<FormField, {kind: Kind}>;
};

function ObjectEditor({idPrefix, field, value, path, onChange}: Inside<'object'>): ReactNode {
  const record = isRecord(value) ? value : {};
  const present = field.fields.filter(({name}) => Object.hasOwn(record, name));
  const absent = field.fields.filter(({name}) => !Object.hasOwn(record, name));
  return (
    <div className={styles.inside}>
      {present.map((inner) => (
        <FieldEditor
          key={inner.name}
          idPrefix={idPrefix}
          field={inner}
          value={record[inner.name]}
          path={[...path, inner.name]}
          onChange={onChange}
        />
      ))}
      {absent.map(({name}) => (
        <ErrorLine key={name} id={idOf(idPrefix, [...path, name])} name={name} />
      ))}
      <Adder fields={absent} onAdd={(added) => onChange([...path, added.name], emptyValue(added))} />
      {field.others ? (
        <MapEditor
          {...{idPrefix, value, path, onChange}}
          field={field.others}
          known={field.fields.map(({name}) => name)}
        />
      ) : null}
    </div>
  );
}

function ListEditor({idPrefix, field, value, path, onChange}: Inside<'list'>): ReactNode {
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const {first = [], maxItems = Infinity} = field;
  const fieldAt = (index: number): FormField | undefined => first[index] ?? field.item;
  const next = items.length < maxItems ? fieldAt(items.length) : undefined;
  return (
    <div className={styles.inside}>
      {items.map((item, index) => (
        <div key={index} className={styles.item} role="group" aria-label={`${field.name} ${index + 1}`}>
          <FieldEditor
            bare
            idPrefix={idPrefix}
            field={fieldAt(index) ?? {kind: 'json', name: '', required: true, nullable: false, hint: ''}}
            value={item}
            path={[...path, index]}
            onChange={onChange}
          />
          <RemoveButton name={`${field.name} ${index + 1}`} onClick={() => onChange([...path, index], undefined)} />
        </div>
      ))}
      {next ? <AddButton onClick={() => onChange([...path, items.length], emptyValue(next))} /> : null}
    </div>
  );
}

/** Values with names chosen by the reader; `known` lists the names that have a field. */
function MapEditor({
  idPrefix,
  field,
  value,
  path,
  onChange,
  known = [],
}: Inside<'map'> & {known?: readonly string[]}): ReactNode {
  const record = isRecord(value) ? value : {};
  const own = Object.fromEntries(Object.entries(record).filter(([name]) => !known.includes(name)));
  const next = freeName(field, own);
  return (
    <div className={styles.inside}>
      {Object.entries(own).map(([name, item], index) => (
        // The name is edited here, so it cannot be the key.
        <div key={index} className={styles.item} role="group" aria-label={`${field.name} ${name}`}>
          <NameInput
            field={field}
            name={name}
            taken={Object.keys(own)}
            onChange={(changed) => onChange(path, withName(record, name, changed))}
          />
          <FieldEditor
            bare
            idPrefix={idPrefix}
            field={field.item}
            value={item}
            path={[...path, name]}
            onChange={onChange}
          />
          <RemoveButton name={name} onClick={() => onChange([...path, name], undefined)} />
        </div>
      ))}
      {next === undefined ? null : <AddButton onClick={() => onChange([...path, next], emptyValue(field.item))} />}
    </div>
  );
}
