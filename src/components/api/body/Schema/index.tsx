import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import isEqual from 'lodash/isEqual';
import type {ReactNode} from 'react';

import Code from '../Code';
import Markdown from '../Markdown';
import {Nested, NestedFields} from './Nested';
import {Below, FieldName, Type, hasMarks} from './parts';
import SetsOfFields, {isSetOfFields} from './SetsOfFields';
import styles from './styles.module.css';
import {Codes, Marks, Terms, isFolded, withCode} from './values';
import Text from '@site/src/components/api/body/Text';
import {t} from '@site/src/components/api/texts';
import {type Choice, type Field, type Part, type Value, requirementOf} from '@site/src/openapi/values';

/** Requests mark required fields, responses optional ones. */
type Direction = 'request' | 'response';

interface Props {
  shape: Value;
  direction: Direction;
  /** A field whose nested fields are not collapsed, unless the page of a resource describes them. */
  open?: string;
}

/** A body: what applies to all of it, and its content. */
export default function Schema({shape, direction, open}: Props): ReactNode {
  const type = ['object', 'any'].includes(shape.type) ? undefined : shape.type;
  return (
    <>
      {type === undefined && !hasMarks(shape) ? null : (
        <div className={styles.head}>
          {type === undefined ? null : <Type>{type}</Type>} <Marks of={shape} />
        </div>
      )}
      <Markdown of={shape.description} />
      <Below of={shape} />
      <Inside value={shape} direction={direction} open={open} />
    </>
  );
}

/** The content of a value: choices, parts and fields. */
function Inside({value, direction, open}: {value: Value; direction: Direction; open?: string}): ReactNode {
  const parts = value.parts.filter((part) => !isFolded(part));
  return (
    <>
      {value.choices.map((choice, index) => (
        <ChoiceList key={index} choice={choice} siblings={value.fields} direction={direction} />
      ))}
      {parts.length === 0 ? null : (
        <div className={styles.parts}>
          <PartList parts={parts} direction={direction} />
        </div>
      )}
      <FieldList fields={value.fields} direction={direction} open={open} />
    </>
  );
}

/** A list of fields; nested fields follow inside their parent. */
export function FieldList({
  fields,
  direction,
  open,
}: {
  fields: readonly Field[];
  direction: Direction;
  open?: string;
}): ReactNode {
  return fields.length === 0 ? null : (
    <ul className={styles.list}>
      {fields.map((field, index) => (
        <FieldItem
          key={field.id}
          field={field}
          direction={direction}
          open={field.name === open && !field.object}
          isRepeated={fields.slice(0, index).some(({parts}) => isEqual(parts, field.parts))}
        />
      ))}
    </ul>
  );
}

interface FieldItemProps {
  field: Field;
  direction: Direction;
  open: boolean;
  /** Whether a field above has the same items or values. */
  isRepeated: boolean;
}

function FieldItem({field, direction, open, isRepeated}: FieldItemProps): ReactNode {
  const {id, name, type, needs, object, fields, choices, parts} = field;
  // Registers the anchor with the broken links check.
  useBrokenLinks().collectAnchor(id);
  const requirement = requirementOf(field, direction === 'request');
  return (
    <li className={styles.field} id={id} data-field={name}>
      <div className={styles.head}>
        <Link to={`#${id}`} className={clsx('plain-link', styles.name)} title={linkTitle()}>
          <FieldName {...field} />
        </Link>{' '}
        {field.never ? null : <Type>{type}</Type>}{' '}
        {requirement === undefined ? null : (
          <span className={requirement === 'api.field.required' ? styles.required : styles.limits}>
            {t(requirement)}
          </span>
        )}
        {needs === undefined ? null : (
          <span className={styles.limits}>{withCode(t('api.field.needs'), '{fields}', <Codes of={needs} />)}</span>
        )}
        {field.written === undefined ? null : (
          <span className={styles.limits}>
            {t('api.field.written')} <Code>{field.written}</Code>
          </span>
        )}
        <Marks of={field} isRepeated={isRepeated} />
      </div>
      <div className={styles.text}>
        <Markdown of={field.description} />
      </div>
      <Below of={field} />
      {object ? (
        <p className={styles.note}>
          <Link to={object.href}>
            <Translate
              id="api.field.object"
              description="API reference: link to the object that a field contains; {name} is code, such as Email"
              values={{name: <code translate="no">{object.name}</code>}}>
              {'About the {name} object'}
            </Translate>
          </Link>
        </p>
      ) : null}
      {fields.length + choices.length === 0 ? (
        <Inside value={{...field, parts}} direction={direction} />
      ) : (
        <NestedFields name={<FieldName {...field} />} fields={fields} open={open}>
          <Inside value={field} direction={direction} />
        </NestedFields>
      )}
    </li>
  );
}

function linkTitle(): string {
  return translate({
    id: 'api.field.link',
    message: 'Link to this field',
    description: 'API reference: title of the link to a field',
  });
}

interface ChoiceProps {
  choice: Choice;
  /** The fields of the value that has the choice. */
  siblings: readonly Field[];
  direction: Direction;
}

/** Alternatives or sets of fields; one or more is required. Sets of fields that are described elsewhere are one line. */
function ChoiceList({choice: {rule, options}, siblings, direction}: ChoiceProps): ReactNode {
  const title = t(rule === 'one' ? 'api.choice.one' : 'api.choice.any');
  if (options.every((option) => isSetOfFields(option, siblings))) {
    return <SetsOfFields title={title} options={options} />;
  }
  return (
    <div className={styles.choice}>
      <p>{title}</p>
      <PartList parts={options} direction={direction} />
    </div>
  );
}

function PartList({parts, direction}: {parts: readonly Part[]; direction: Direction}): ReactNode {
  return (
    <ul>
      {parts.map((part, index) => (
        <PartItem key={index} part={part} direction={direction} />
      ))}
    </ul>
  );
}

/** A labeled part of a value. */
function PartItem({part, direction}: {part: Part; direction: Direction}): ReactNode {
  const {label, number, title, type, terms, fields, choices, parts} = part;
  const isNamed = title !== undefined || label !== 'api.choice.option' || terms.length === 0;
  const head = (
    <>
      {isNamed ? (
        <span className={styles.option}>
          <Text of={title ?? t(label, {number: String(number ?? '')})} />
        </span>
      ) : null}{' '}
      <Terms of={part} /> {type === '' || part.never ? null : <Type>{type}</Type>}{' '}
    </>
  );
  const marks = <Marks of={part} />;
  return (
    <li>
      {fields.length + choices.length + parts.filter((it) => !isFolded(it)).length === 0 ? (
        <div className={styles.head}>
          {head}
          {marks}
        </div>
      ) : (
        <Nested summary={head}>
          {hasMarks(part) ? <div className={styles.head}>{marks}</div> : null}
          <Inside value={part} direction={direction} />
        </Nested>
      )}
      <Markdown of={part.description} />
      <Below of={part} />
    </li>
  );
}
