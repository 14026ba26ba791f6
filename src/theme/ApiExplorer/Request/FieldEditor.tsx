import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, createContext, useContext} from 'react';

import Adder from './Adder';
import {constraintText} from './constraintText';
import ScalarInput from './ScalarInput';
import styles from './styles.module.css';
import {
  type FieldPath,
  type FormField,
  type Json,
  emptyValue,
  freeName,
  isRecord,
  withName,
} from '@site/src/lib/builder/form';
import type {Violation} from '@site/src/openapi/sandbox/fieldErrors';

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

/** The id of the element of a value: the id of the form and the pointer that the API uses for the value. */
const idOf = (prefix: string, path: FieldPath): string =>
  [prefix, ...path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

const Errors = createContext<ReadonlyMap<string, Violation>>(new Map());

/** Provides the errors of the values by the ids of their elements. */
export const FieldErrors = Errors.Provider;

/** Moves the focus to the value that a pointer refers to, or to the group that lacks it. */
export function focusField(id: string, pointer: string): void {
  const steps = pointer.split('/');
  const found = steps
    .map((_step, index) => document.getElementById(`${id}${steps.slice(0, steps.length - index).join('/')}`))
    .find((element) => element !== null);
  found?.focus();
  found?.scrollIntoView({block: 'nearest'});
}

/** What is wrong with a value, on one line. */
function ErrorLine({id, name}: {id: string; name?: string}): ReactNode {
  const error = useContext(Errors).get(id);
  return error === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      {name === undefined ? null : <code translate="no">{name}: </code>}
      {constraintText(error)}
    </p>
  );
}

/** One field of the request with all nested fields. */
export default function FieldEditor({idPrefix, field, value, path, onChange, bare = false}: Props): ReactNode {
  const id = idOf(idPrefix, path);
  const isInvalid = useContext(Errors).has(id);
  const inside = {idPrefix, field, value, path, onChange};
  const content =
    value === null ? (
      <code className={styles.null}>null</code>
    ) : field.kind === 'object' ? (
      <ObjectEditor {...inside} field={field} />
    ) : field.kind === 'list' ? (
      <ListEditor {...inside} field={field} />
    ) : field.kind === 'map' ? (
      <MapEditor {...inside} field={field} />
    ) : (
      <ScalarInput
        id={id}
        field={field}
        value={value}
        isInvalid={isInvalid}
        label={bare ? String(path.at(-1) ?? '') : undefined}
        onChange={(next) => onChange(path, next)}
      />
    );
  const isGroup = field.kind === 'object' || field.kind === 'list' || field.kind === 'map';
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

/** Removes a field or an item. */
function RemoveButton({name, onClick}: {name: string; onClick: () => void}): ReactNode {
  const label = translate(
    {
      id: 'api.builder.remove',
      message: 'Remove {name}',
      description: 'Request builder: button that takes a field away; {name} is the name of the field, or a number',
    },
    {name},
  );
  return (
    <button type="button" className={styles.remove} aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
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
    </div>
  );
}

function ListEditor({idPrefix, field, value, path, onChange}: Inside<'list'>): ReactNode {
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <div className={styles.inside}>
      {items.map((item, index) => (
        <div key={index} className={styles.item} role="group" aria-label={`${field.name} ${index + 1}`}>
          <FieldEditor
            bare
            idPrefix={idPrefix}
            field={field.item}
            value={item}
            path={[...path, index]}
            onChange={onChange}
          />
          <RemoveButton name={`${field.name} ${index + 1}`} onClick={() => onChange([...path, index], undefined)} />
        </div>
      ))}
      {field.maxItems !== undefined && items.length >= field.maxItems ? null : (
        <AddButton onClick={() => onChange([...path, items.length], emptyValue(field.item))} />
      )}
    </div>
  );
}

function MapEditor({idPrefix, field, value, path, onChange}: Inside<'map'>): ReactNode {
  const record = isRecord(value) ? value : {};
  return (
    <div className={styles.inside}>
      {Object.entries(record).map(([name, item], index) => (
        // The name is edited here, so it cannot be the key.
        <div key={index} className={styles.item} role="group" aria-label={`${field.name} ${name}`}>
          <input
            type="text"
            value={name}
            spellCheck={false}
            aria-label={translate({
              id: 'api.builder.mapName',
              message: 'Name',
              description: 'Request builder: names the input for the name of a value of one’s own',
            })}
            onChange={({currentTarget}) => onChange(path, withName(record, name, currentTarget.value))}
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
      <AddButton onClick={() => onChange([...path, freeName(value)], emptyValue(field.item))} />
    </div>
  );
}

/** Adds one more item. */
function AddButton({onClick}: {onClick: () => void}): ReactNode {
  return (
    <button type="button" className={styles.textButton} onClick={onClick}>
      {translate({
        id: 'api.builder.addItem',
        message: 'Add item',
        description: 'Request builder: button that adds one more value to a list',
      })}
    </button>
  );
}
