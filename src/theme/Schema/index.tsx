/**
 * Replaces `Schema` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original renders schemas in the browser only (`BrowserOnly`), without anchors.
 */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Markdown from '@theme/Markdown';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {t} from '@site/src/components/api/texts';
import type {Choice, Field, Limits, Option, Shape} from '@site/src/openapi/fields';
import {limitPhrases} from '@site/src/openapi/limitPhrases';

/** Requests mark required fields, responses optional ones. */
type Direction = 'request' | 'response';

/** Longer patterns are collapsed. */
const longPattern = 40;

/** From this number of nested fields on, they are collapsed. */
const manyFields = 7;

interface Props {
  shape: Shape;
  direction: Direction;
  /** How many levels of nested fields are open from the start, regardless of their number. */
  open?: number;
}

/** The fields of a body, and the choices between sets of them. */
export default function Schema({shape: {fields, choices}, direction, open = 0}: Props): ReactNode {
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
  open = 0,
}: {
  fields: readonly Field[];
  direction: Direction;
  open?: number;
}): ReactNode {
  return fields.length === 0 ? null : (
    <ul className={styles.list}>
      {fields.map((field) => (
        <FieldItem key={field.id} field={field} direction={direction} open={open} />
      ))}
    </ul>
  );
}

function FieldItem({field, direction, open}: {field: Field; direction: Direction; open: number}): ReactNode {
  const {id, name, type, required, constant, enumValues, repeats, children, choices} = field;
  // Registers the anchor with the broken links check.
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={styles.field} id={id} data-field={name}>
      <p className={styles.head}>
        <Link to={`#${id}`} className={clsx('plain-link', styles.name)} title={linkTitle()}>
          <code translate="no">{name}</code>
        </Link>{' '}
        <span className={styles.type} translate="no">
          {type}
        </span>{' '}
        {direction === 'request' && required ? (
          <span className={styles.required}>{t('api.field.required')}</span>
        ) : null}
        {direction === 'response' && !required ? (
          <span className={styles.limits}>{t('api.field.optional')}</span>
        ) : null}
        {field.deprecated ? <span className={styles.required}>{t('api.field.deprecated')}</span> : null}
        {field.readOnly ? <span className={styles.limits}>{t('api.field.readOnly')}</span> : null}
        {field.writeOnly ? <span className={styles.limits}>{t('api.field.writeOnly')}</span> : null}
        <Bounds limits={field.limits} />
      </p>
      <div className={styles.text}>
        <Markdown of={field.description} />
      </div>
      {enumValues.length === 0 ? null : <EnumValues values={enumValues} />}
      <Values field={field} constant={constant} />
      {repeats ? (
        <p className={styles.note}>
          <Link to={`#${repeats.id}`}>{t('api.field.repeats', {name: repeats.name})}</Link>
        </p>
      ) : null}
      {children.length + choices.length === 0 ? null : (
        <NestedFields name={name} open={open > 0 || children.length + choices.length < manyFields}>
          <Schema shape={{fields: children, choices}} direction={direction} open={open - 1} />
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

/** The format of a value as code, and its limits as text. */
function Bounds({limits}: {limits: Limits}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const iso = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const phrases = limitPhrases(limits, t, iso);
  return (
    <>
      {[limits.format, limits.contentEncoding, limits.contentMediaType].map((format) =>
        format === undefined ? null : (
          <span key={format} className={styles.type} translate="no">
            {format}
          </span>
        ),
      )}{' '}
      {phrases.length > 0 ? <span className={styles.limits}>{phrases.join(' · ')}</span> : null}
    </>
  );
}

function EnumValues({values}: {values: Field['enumValues']}): ReactNode {
  return (
    <div className={styles.enum}>
      <p>{t('api.field.enum')}</p>
      <ul>
        {values.map(({value, meaning}) => (
          <li key={value}>
            <code translate="no">{value}</code>
            {meaning ? (
              <>
                {': '}
                <Markdown of={meaning} inline />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The constant, default, pattern, keys and example of a field; a long pattern is collapsed. */
function Values({field, constant}: {field: Field; constant?: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const iso = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const {limits, keyLimits, defaultValue, example} = field;
  const keyWords = limitPhrases(keyLimits, t, iso).join(' · ');
  const {pattern} = limits;
  const isLong = pattern !== undefined && pattern.length > longPattern;
  const rows: {term: string; code?: string; words?: string}[] = [
    ...(defaultValue === undefined ? [] : [{term: t('api.field.default'), code: defaultValue}]),
    ...(pattern === undefined || isLong ? [] : [{term: t('api.field.pattern'), code: pattern}]),
    ...(Object.keys(keyLimits).length === 0
      ? []
      : [{term: t('api.field.keys'), code: keyLimits.pattern, words: keyWords}]),
    ...(example === undefined ? [] : [{term: t('api.field.example'), code: example}]),
  ];
  const [before = '', after = ''] = t('api.field.always').split('{value}');
  return (
    <>
      {constant === undefined ? null : (
        <p className={styles.note}>
          {before}
          <code translate="no">{constant}</code>
          {after}
        </p>
      )}
      {rows.length === 0 ? null : (
        <dl className={styles.values}>
          {rows.map(({term, code, words}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {code === undefined ? null : <code translate="no">{code}</code>} {words}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isLong ? (
        <details className={styles.pattern}>
          <summary>{t('api.field.pattern')}</summary>
          <code translate="no">{pattern}</code>
        </details>
      ) : null}
    </>
  );
}

/** Nested fields in a native disclosure. */
function NestedFields({name, open, children}: {name: string; open: boolean; children: ReactNode}): ReactNode {
  return (
    <details className={styles.nested} open={open}>
      <summary>
        <Translate
          id="api.field.nested"
          description="API reference: opens the fields inside a field; {name} is the outer field's name"
          values={{name: <code translate="no">{name}</code>}}>
          {'Fields of {name}'}
        </Translate>
      </summary>
      {children}
    </details>
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
  option: {title, type, description, limits, enumValues = [], required, fields, choices},
  number,
  direction,
}: {
  option: Option;
  number: number;
  direction: Direction;
}): ReactNode {
  const name = title ?? (required.length > 0 ? undefined : t('api.choice.option', {number: String(number)}));
  return (
    <li>
      <p className={styles.head}>
        {name === undefined ? null : <span className={styles.option}>{name}</span>}{' '}
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
        <Bounds limits={limits ?? {}} />
      </p>
      <Markdown of={description} />
      {enumValues.length === 0 ? null : <EnumValues values={enumValues} />}
      {fields.length + choices.length === 0 ? null : (
        <NestedFields name={name ?? type ?? String(number)} open={fields.length < manyFields}>
          <Schema shape={{fields, choices}} direction={direction} />
        </NestedFields>
      )}
    </li>
  );
}
