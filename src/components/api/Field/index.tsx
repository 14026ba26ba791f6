import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {limitPhrases} from '../limits';
import styles from './styles.module.css';
import type {Limits} from '@site/src/plugins/api-reference/fields';

interface Props {
  /** The field's anchor. */
  id: string;
  name: string;
  type: string;
  required?: boolean;
  deprecated?: boolean;
  limits?: Limits;
  /** As JSON. */
  defaultValue?: string;
  /** As JSON. */
  example?: string;
  /** The description, then what the field contains. */
  children?: ReactNode;
}

/** A list of fields; each item is a {@link Field}. */
export function FieldList({children}: {children?: ReactNode}): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}

/** One field of a body, a parameter or a header. */
export function Field({
  id,
  name,
  type,
  required,
  deprecated,
  limits = {},
  defaultValue,
  example,
  children,
}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  useBrokenLinks().collectAnchor(id);
  const iso = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const phrases = limitPhrases(limits, iso);
  return (
    <li className={styles.field} id={id}>
      <p className={styles.head}>
        <Link
          to={`#${id}`}
          className={clsx('plain-link', styles.name)}
          title={translate({
            id: 'api.field.link',
            message: 'Link to this field',
            description: 'API reference: title of the link on the name of a field',
          })}>
          <code translate="no">{name}</code>
        </Link>
        <span className={styles.type} translate="no">
          {type}
        </span>
        {limits.format === undefined ? null : (
          <span className={styles.type} translate="no">
            {limits.format}
          </span>
        )}
        {required ? (
          <span className={styles.required}>
            <Translate
              id="api.field.required"
              description="API reference: a field that must be sent, or that is always there">
              required
            </Translate>
          </span>
        ) : null}
        {deprecated ? (
          <span className={styles.required}>
            <Translate id="api.field.deprecated" description="API reference: a field that should not be used any more">
              deprecated
            </Translate>
          </span>
        ) : null}
        {phrases.length > 0 ? <span className={styles.limits}>{phrases.join(' · ')}</span> : null}
      </p>
      <div className={styles.body}>{children}</div>
      <Values pattern={limits.pattern} defaultValue={defaultValue} example={example} />
    </li>
  );
}

function Values({
  pattern,
  defaultValue,
  example,
}: {
  pattern?: string;
  defaultValue?: string;
  example?: string;
}): ReactNode {
  if (pattern === undefined && defaultValue === undefined && example === undefined) {
    return null;
  }
  return (
    <dl className={styles.values}>
      {defaultValue === undefined ? null : (
        <div>
          <dt>
            <Translate
              id="api.field.default"
              description="API reference: the value that counts when a field is not sent">
              Default
            </Translate>
          </dt>
          <dd translate="no">
            <code>{defaultValue}</code>
          </dd>
        </div>
      )}
      {pattern === undefined ? null : (
        <div>
          <dt>
            <Translate
              id="api.field.pattern"
              description="API reference: the regular expression that a value must match">
              Pattern
            </Translate>
          </dt>
          <dd translate="no">
            <code>{pattern}</code>
          </dd>
        </div>
      )}
      {example === undefined ? null : (
        <div>
          <dt>
            <Translate id="api.field.example" description="API reference: an example of a value">
              Example
            </Translate>
          </dt>
          <dd translate="no">
            <code>{example}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The fields inside a field; a native disclosure, open where they are few or where it says so. */
export function NestedFields({
  name,
  count,
  open = false,
  children,
}: {
  name: string;
  count: number;
  open?: boolean;
  children?: ReactNode;
}): ReactNode {
  return (
    <details className={styles.nested} open={open || count <= 6}>
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

/** The values a field may have. */
export function EnumValues({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.enum}>
      <p>
        <Translate
          id="api.field.enum"
          description="API reference: stands before the list of values that a field may have">
          One of:
        </Translate>
      </p>
      {children}
    </div>
  );
}

/** One of several shapes that a value may have. */
export function Variant({name, children}: {name: string; children?: ReactNode}): ReactNode {
  return (
    <details className={styles.nested} open>
      <summary>
        <Translate
          id="api.field.variant"
          description="API reference: one of several shapes of a value; {name} is its name"
          values={{name}}>
          {'Shape: {name}'}
        </Translate>
      </summary>
      {children}
    </details>
  );
}

/** Groups of fields of which exactly one has to be given. */
export function ExclusiveFields({groups}: {groups: readonly (readonly string[])[]}): ReactNode {
  return (
    <p className={styles.exclusive}>
      <Translate
        id="api.field.exclusive"
        description="API reference: stands before field names of which exactly one must be sent">
        Give exactly one of:
      </Translate>{' '}
      {groups.map((group, index) => (
        <span key={group.join()}>
          {index > 0 ? ', ' : ''}
          {group.map((name, position) => (
            <span key={name}>
              {position > 0 ? ' + ' : ''}
              <code translate="no">{name}</code>
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}
