import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import isEqual from 'lodash/isEqual';
import {Fragment, type ReactNode} from 'react';

import Code from '../Code';
import Markdown from '../Markdown';
import styles from './styles.module.css';
import {Codes, Constraints, EnumValues, Marks, Terms, isFolded, withCode} from './values';
import Text from '@site/src/components/api/body/Text';
import {t} from '@site/src/components/api/texts';
import {type Choice, type Field, type Part, type Value, isEmpty, requirementOf} from '@site/src/openapi/values';

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

/** What follows the description of a value, except its content. */
function Below({of: value}: {of: Value}): ReactNode {
  const {enumValues, link, repeats} = value;
  return (
    <>
      <Constraints of={value} />
      <EnumValues values={enumValues} />
      <MoreInformation link={link} />
      {repeats ? (
        <p className={styles.note}>
          <Link to={`#${repeats.id}`}>{t('api.field.repeats', {name: repeats.name})}</Link>
        </p>
      ) : null}
    </>
  );
}

/** Whether a value has more than a type and an enum. */
function hasMarks(value: Value): boolean {
  return !isEmpty({...value, enumValues: [], link: undefined}) || value.parts.some(isFolded);
}

function Type({children}: {children: string}): ReactNode {
  return (
    <span className={styles.type} translate="no">
      {children}
    </span>
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

/** The name of a field, or the pattern of several names. */
function FieldName({kind, name}: Field): ReactNode {
  if (kind === 'other') {
    return t('api.field.others');
  }
  return kind === 'pattern' ? withCode(t('api.field.matching'), '{pattern}', <Code>{name}</Code>) : <Code>{name}</Code>;
}

/** The link of `externalDocs`. */
export function MoreInformation({link}: Pick<Value, 'link'>): ReactNode {
  return link ? (
    <p className={styles.note}>
      <Link to={link.href}>{link.description ? <Markdown of={link.description} inline /> : t('api.field.more')}</Link>
    </p>
  ) : null;
}

function linkTitle(): string {
  return translate({
    id: 'api.field.link',
    message: 'Link to this field',
    description: 'API reference: title of the link to a field',
  });
}

/** The names of what is folded. */
export function Names({of: names}: {of: readonly string[]}): ReactNode {
  return (
    <span className={styles.names} translate="no">
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? ' ' : ''}
          <span>{index < names.length - 1 ? `${name},` : name}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Fields in a native disclosure. */
export function Nested({summary, children}: {summary: ReactNode; children: ReactNode}): ReactNode {
  return (
    <details className={styles.nested}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** The fields inside a field. Collapsed, they are listed by name. */
function NestedFields({
  name,
  fields,
  open,
  children,
}: {
  name: ReactNode;
  fields: readonly Field[];
  open: boolean;
  children: ReactNode;
}): ReactNode {
  return open ? (
    <div className={styles.nested}>{children}</div>
  ) : (
    <Nested
      summary={
        <>
          <Translate
            id="api.field.nested"
            description="API reference: button that shows the nested fields of a field; {name} is the name of the field"
            values={{name}}>
            {'Fields of {name}'}
          </Translate>{' '}
          <Names of={fields.map((field) => field.name)} />
        </>
      }>
      {children}
    </Nested>
  );
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
    return (
      <p className={clsx(styles.choice, styles.sets)}>
        <strong>{title}</strong>{' '}
        {options.map((option, index) => (
          <Fragment key={index}>
            {index > 0 ? ' · ' : ''}
            <Terms
              of={{
                ...option,
                terms: [
                  ...option.terms,
                  ...option.fields.map(({name}) => ({code: name, required: true, never: false})),
                ],
              }}
            />
          </Fragment>
        ))}
      </p>
    );
  }
  return (
    <div className={styles.choice}>
      <p>{title}</p>
      <PartList parts={options} direction={direction} />
    </div>
  );
}

/** Whether an option is only a set of required fields, each of which is described among others. */
function isSetOfFields(option: Part, siblings: readonly Field[]): boolean {
  const {label, terms, fields, choices, parts, description, repeats, ...facts} = option;
  return (
    label === 'api.choice.option' &&
    terms.length + fields.length > 0 &&
    choices.length + parts.length === 0 &&
    description === undefined &&
    repeats === undefined &&
    isEmpty(facts) &&
    fields.every((field) => field.required && siblings.some((sibling) => isSameField(field, sibling)))
  );
}

/** Whether two fields have the same name and accept the same values. */
function isSameField(field: Field, sibling: Field): boolean {
  const valuesOf = ({name, type, limits, enumValues}: Field): unknown => ({name, type, limits, enumValues});
  return isEqual(valuesOf(field), valuesOf(sibling));
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
