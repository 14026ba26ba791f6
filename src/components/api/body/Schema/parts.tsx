import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import Code from '../Code';
import Markdown from '../Markdown';
import styles from './styles.module.css';
import {Constraints, EnumValues, isFolded, withCode} from './values';
import {t} from '@site/src/components/api/texts';
import {type Field, type Value, isEmpty} from '@site/src/openapi/values';

/** The type of a value. */
export function Type({children}: {children: string}): ReactNode {
  return (
    <span className={styles.type} translate="no">
      {children}
    </span>
  );
}

/** The name of a field, or the pattern of several names. */
export function FieldName({kind, name}: Field): ReactNode {
  if (kind === 'other') {
    return t('api.field.others');
  }
  return kind === 'pattern' ? withCode(t('api.field.matching'), '{pattern}', <Code>{name}</Code>) : <Code>{name}</Code>;
}

/** What follows the description of a value, except its content. */
export function Below({of: value}: {of: Value}): ReactNode {
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
export function hasMarks(value: Value): boolean {
  return !isEmpty({...value, enumValues: [], link: undefined}) || value.parts.some(isFolded);
}

/** The link of `externalDocs`. */
export function MoreInformation({link}: Pick<Value, 'link'>): ReactNode {
  return link ? (
    <p className={styles.note}>
      <Link to={link.href}>{link.description ? <Markdown of={link.description} inline /> : t('api.field.more')}</Link>
    </p>
  ) : null;
}
