/**
 * Replaces `Schema` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original renders schemas in the browser only (`BrowserOnly`), without anchors.
 */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Markdown from '@theme/Markdown';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {Bounds, Constraints, EnumValues} from './values';
import Text from '@site/src/components/api/body/Text';
import {t} from '@site/src/components/api/texts';
import type {Choice, Field, Option, Shape} from '@site/src/openapi/fields';
import {nestedAttribute} from '@site/src/lib/page';

/** Requests mark required fields, responses optional ones. */
type Direction = 'request' | 'response';

interface Props {
  shape: Shape;
  direction: Direction;
  /** A field whose nested fields are not collapsed, unless the page of a resource describes them. */
  open?: string;
}

/** The fields of a body, and the choices between sets of them. */
export default function Schema({shape: {fields, choices}, direction, open}: Props): ReactNode {
  return (
    <>
      {choices.map((choice, index) => (
        <ChoiceList key={index} choice={choice} direction={direction} />
      ))}
      <FieldList fields={fields} direction={direction} open={open} />
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
      {fields.map((field) => (
        <FieldItem key={field.id} field={field} direction={direction} open={field.name === open && !field.object} />
      ))}
    </ul>
  );
}

function FieldItem({field, direction, open}: {field: Field; direction: Direction; open: boolean}): ReactNode {
  const {id, name, type, required, constant, defaultValue, enumValues, repeats, object, children, choices} = field;
  // Registers the anchor with the broken links check.
  useBrokenLinks().collectAnchor(id);
  const isRequest = direction === 'request';
  const [before = '', after = ''] = t('api.field.always').split('{value}');
  return (
    <li className={styles.field} id={id} data-field={name}>
      <div className={styles.head}>
        <Link to={`#${id}`} className={clsx('plain-link', styles.name)} title={linkTitle()}>
          <code translate="no">{name}</code>
        </Link>{' '}
        <span className={styles.type} translate="no">
          {type}
        </span>{' '}
        {isRequest && required ? <span className={styles.required}>{t('api.field.required')}</span> : null}
        {!isRequest && !required ? <span className={styles.limits}>{t('api.field.optional')}</span> : null}
        {field.deprecated ? <span className={styles.required}>{t('api.field.deprecated')}</span> : null}
        {field.readOnly ? <span className={styles.limits}>{t('api.field.readOnly')}</span> : null}
        {field.writeOnly ? <span className={styles.limits}>{t('api.field.writeOnly')}</span> : null}
        <Bounds limits={field.limits} />
        {constant === undefined ? null : (
          <span className={styles.limits}>
            {before}
            <code translate="no">{constant}</code>
            {after}
          </span>
        )}
        {defaultValue === undefined ? null : (
          <span className={styles.limits}>
            {t('api.field.default')} <code translate="no">{defaultValue}</code>
          </span>
        )}{' '}
        <Constraints {...field} />
      </div>
      <div className={styles.text}>
        <Markdown of={field.description} />
      </div>
      {enumValues.length === 0 ? null : <EnumValues values={enumValues} />}
      {repeats ? (
        <p className={styles.note}>
          <Link to={`#${repeats.id}`}>{t('api.field.repeats', {name: repeats.name})}</Link>
        </p>
      ) : null}
      {object ? (
        <p className={styles.note}>
          <Link to={object.href}>
            <Translate
              id="api.field.object"
              description="API reference: link to the resource whose object a field contains; {name} is code, such as Email"
              values={{name: <code translate="no">{object.name}</code>}}>
              {'About the {name} object'}
            </Translate>
          </Link>
        </p>
      ) : null}
      {children.length + choices.length === 0 ? null : (
        <NestedFields name={name} fields={children} open={open}>
          <Schema shape={{fields: children, choices}} direction={direction} />
        </NestedFields>
      )}
    </li>
  );
}

function linkTitle(): string {
  return translate({
    id: 'api.field.link',
    message: 'Link to this field',
    description: 'API reference: title of the link on the name of a field',
  });
}

/** Fields in a native disclosure. */
export function Nested({summary, children}: {summary: ReactNode; children: ReactNode}): ReactNode {
  return (
    <details className={styles.nested} {...{[nestedAttribute]: ''}}>
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
  name: string;
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
            description="API reference: opens the fields inside a field; {name} is the outer field's name"
            values={{name: <code translate="no">{name}</code>}}>
            {'Fields of {name}'}
          </Translate>{' '}
          <span className={styles.names} translate="no">
            {fields.map((field) => field.name).join(', ')}
          </span>
        </>
      }>
      {children}
    </Nested>
  );
}

/** Shapes, or sets of fields, of which one or more is required. */
function ChoiceList({choice: {rule, options}, direction}: {choice: Choice; direction: Direction}): ReactNode {
  return (
    <div className={styles.choice}>
      <p>{t(rule === 'one' ? 'api.choice.one' : 'api.choice.any')}</p>
      <ul>
        {options.map((option, index) => (
          <OptionItem key={index} option={option} number={index + 1} direction={direction} />
        ))}
      </ul>
    </div>
  );
}

function OptionItem({
  option: {title, type, description, limits = {}, enumValues = [], required, fields, choices},
  number,
  direction,
}: {
  option: Option;
  number: number;
  direction: Direction;
}): ReactNode {
  const name = title ?? (required.length > 0 ? undefined : t('api.choice.option', {number: String(number)}));
  const head = (
    <>
      {name === undefined ? null : (
        <span className={styles.option}>
          <Text of={name} />
        </span>
      )}{' '}
      {required.length === 0 ? null : (
        <span>
          {required.map((field, index) => (
            <span key={field}>
              {index > 0 ? ' + ' : ''}
              <code translate="no">{field}</code>
            </span>
          ))}
        </span>
      )}
      {type === undefined ? null : (
        <span className={styles.type} translate="no">
          {type}
        </span>
      )}{' '}
      <Bounds limits={limits} />
    </>
  );
  return (
    <li>
      {fields.length + choices.length === 0 ? (
        <div className={styles.head}>
          {head}
          <Constraints limits={limits} keyLimits={{}} />
        </div>
      ) : (
        <Nested summary={head}>
          <Schema shape={{fields, choices}} direction={direction} />
        </Nested>
      )}
      <Markdown of={description} />
      {enumValues.length === 0 ? null : <EnumValues values={enumValues} />}
    </li>
  );
}
