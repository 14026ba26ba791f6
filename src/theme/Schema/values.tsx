import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Markdown from '@theme/Markdown';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {t} from '@site/src/components/api/texts';
import type {Field, Limits} from '@site/src/openapi/fields';
import {limitPhrases} from '@site/src/openapi/limitPhrases';

/** The limits that are collapsed. */
const lengths = ['minLength', 'maxLength'] as const satisfies readonly (keyof Limits)[];

/** Enums with more values are collapsed. */
const manyValues = 4;

function useLimitPhrases(limits: Limits): string {
  const {i18n} = useDocusaurusContext();
  return limitPhrases(limits, t, i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale).join(' · ');
}

/** The format of a value as code, and its limits as text, without those of {@link Constraints}. */
export function Bounds({limits}: {limits: Limits}): ReactNode {
  const phrases = useLimitPhrases(omit(limits, lengths));
  return (
    <>
      {[limits.format, limits.contentEncoding, limits.contentMediaType].map((format) =>
        format === undefined ? null : (
          <span key={format} className={styles.type} translate="no">
            {format}
          </span>
        ),
      )}{' '}
      {phrases === '' ? null : <span className={styles.limits}>{phrases}</span>}
    </>
  );
}

/** The length, pattern, keys and example of a value, collapsed at the end of its first line. */
export function Constraints({limits, keyLimits, example}: Pick<Field, 'limits' | 'keyLimits' | 'example'>): ReactNode {
  const length = useLimitPhrases(pick(limits, lengths));
  const keys = useLimitPhrases(keyLimits);
  const rows = [
    {term: '', code: undefined, words: length},
    {term: t('api.field.pattern'), code: limits.pattern, words: ''},
    {term: t('api.field.keys'), code: keyLimits.pattern, words: keys},
    {term: t('api.field.example'), code: example, words: ''},
  ].filter(({code, words}) => code !== undefined || words !== '');
  return rows.length === 0 ? null : (
    <details className={styles.constraints}>
      <summary>{t(rows[0]?.code === example ? 'api.field.example' : 'api.field.constraints')}</summary>
      <ul>
        {rows.map(({term, code, words}) => (
          <li key={term}>
            {term} {code === undefined ? null : <code translate="no">{code}</code>} {words}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The values of an enum with their meanings; collapsed if there are many. */
export function EnumValues({values}: {values: Field['enumValues']}): ReactNode {
  const list = (
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
  );
  return values.length > manyValues ? (
    <details className={styles.enum}>
      <summary>
        {t('api.field.enum')} <span translate="no">{values.map(({value}) => value).join(', ')}</span>
      </summary>
      {list}
    </details>
  ) : (
    <div className={styles.enum}>
      <p>{t('api.field.enum')}</p>
      {list}
    </div>
  );
}
