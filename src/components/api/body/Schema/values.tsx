import type {ReactNode} from 'react';

import Code from '../Code';
import Markdown from '../Markdown';
import styles from './styles.module.css';
import Text from '@site/src/components/api/body/Text';
import {t} from '@site/src/components/api/texts';
import {useIso} from '@site/src/components/useFormat';
import {limitPhrases} from '@site/src/openapi/limitPhrases';
import {
  type EnumValue,
  type Limits,
  type Part,
  type Term,
  type Value,
  isSimple,
  termNote,
  termSeparator,
} from '@site/src/openapi/values';

/** Enums with more values are collapsed. */
const manyValues = 4;

function useLimitPhrases(): (limits: Limits) => string {
  const iso = useIso();
  return (limits) => limitPhrases(limits, t, iso).join(' · ');
}

/** A string with code instead of its placeholder. */
export function withCode(text: string, placeholder: string, code: ReactNode): ReactNode {
  const [before = '', after = ''] = text.split(placeholder);
  return (
    <>
      {before}
      {code}
      {after}
    </>
  );
}

/** Codes, separated by commas. */
export function Codes({of: codes}: {of: readonly string[]}): ReactNode {
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 ? ', ' : ''}
      <Code>{code}</Code>
    </span>
  ));
}

/**
 * Whether a part has no lines of its own: it is in the {@link Constraints} of the value around it, whose first line has
 * its limits, too.
 */
export function isFolded({description, ...part}: Part): boolean {
  return (description?.nodes.length ?? 0) <= 1 && isSimple({...part, description: undefined});
}

/**
 * The first line of a value, with its format and limits but without those in {@link Constraints}.
 *
 * @param isRepeated whether a field above has the same items, whose limits are not repeated
 */
export function Marks({of: value, isRepeated = false}: {of: Value; isRepeated?: boolean}): ReactNode {
  const {limits, constant, defaultValue} = value;
  const phrasesOf = useLimitPhrases();
  const phrases = phrasesOf(limits);
  return (
    <>
      {value.never ? <span className={styles.required}>{t('api.field.never')}</span> : null}
      {value.deprecated ? <span className={styles.required}>{t('api.field.deprecated')}</span> : null}
      {value.readOnly ? <span className={styles.limits}>{t('api.field.readOnly')}</span> : null}
      {value.writeOnly ? <span className={styles.limits}>{t('api.field.writeOnly')}</span> : null}
      {[limits.format, limits.contentEncoding, limits.contentMediaType].map((format) =>
        format === undefined ? null : (
          <span key={format} className={styles.type} translate="no">
            {format}
          </span>
        ),
      )}{' '}
      {phrases === '' ? null : <span className={styles.limits}>{phrases}</span>}
      {(isRepeated ? [] : value.parts.filter(isFolded)).map((part, index) => {
        const limitsOfPart = phrasesOf(part.limits);
        return limitsOfPart === '' ? null : (
          <span key={index} className={styles.limits}>
            {t(part.label)} {limitsOfPart}
          </span>
        );
      })}
      {constant === undefined ? null : (
        <span className={styles.limits}>{withCode(t('api.field.always'), '{value}', <Code>{constant}</Code>)}</span>
      )}
      {defaultValue === undefined ? null : (
        <span className={styles.limits}>
          {t('api.field.default')} <Code>{defaultValue}</Code>
        </span>
      )}
    </>
  );
}

/** One line of the collapsed constraints. */
interface Row {
  term?: string;
  code?: string;
  words?: ReactNode;
}

function useRows(): (value: Value) => Row[] {
  const phrases = useLimitPhrases();
  const rowsOf = (value: Value): Row[] => {
    return [
      ...(value.limits.pattern === undefined ? [] : [{term: t('api.field.pattern'), code: value.limits.pattern}]),
      ...value.parts.filter(isFolded).flatMap(rowsOfPart),
      ...value.examples.map(({value: code, summary, description}) => ({
        term: t('api.field.example'),
        code,
        words: (
          <>
            {summary === undefined ? null : <Text of={summary} />} <Markdown of={description} inline />
          </>
        ),
      })),
    ];
  };
  const rowsOfPart = (part: Part): Row[] => {
    const {limits, enumValues, constant, defaultValue} = part;
    const all = phrases(limits);
    const name = t(part.label);
    const rows: Row[] = [
      ...(part.description === undefined ? [] : [{words: <Markdown of={part.description} inline />}]),
      ...[limits.format, limits.contentEncoding, limits.contentMediaType].flatMap((code) =>
        code === undefined ? [] : [{code}],
      ),
      ...(all === '' ? [] : [{words: all}]),
      ...(enumValues.length === 0
        ? []
        : [{term: t('api.field.enum'), words: <Codes of={enumValues.map(({value}) => value)} />}]),
      ...(constant === undefined ? [] : [{words: withCode(t('api.field.always'), '{value}', <Code>{constant}</Code>)}]),
      ...(defaultValue === undefined ? [] : [{term: t('api.field.default'), code: defaultValue}]),
      ...(part.never ? [{words: t('api.field.never')}] : []),
      ...rowsOf(part),
    ];
    return rows.map(({term, ...row}) => ({...row, term: [name, term].filter(Boolean).join(' · ')}));
  };
  return rowsOf;
}

/**
 * The pattern, items, names and example of a value, folded below its description; what opens them is at the end
 * of its first line.
 */
export function Constraints({of: value}: {of: Value}): ReactNode {
  const rows = useRows()(value);
  const onlyExamples = rows.length === value.examples.length;
  return rows.length === 0 ? null : (
    <details className={styles.constraints}>
      <summary>{t(onlyExamples ? 'api.field.example' : 'api.field.constraints')}</summary>
      <ul>
        {rows.map(({term, code, words}, index) => (
          <li key={index}>
            {term} {code === undefined ? null : <Code>{code}</Code>} {words}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The values of an enum with their meanings; collapsed if there are many. */
export function EnumValues({values}: {values: readonly EnumValue[]}): ReactNode {
  if (values.length === 0) {
    return null;
  }
  const list = (
    <ul>
      {values.map(({value, title, deprecated, meaning}) => (
        <li key={value}>
          <Code>{value}</Code>
          {title === undefined ? null : (
            <>
              {' '}
              (<Text of={title} />)
            </>
          )}
          {deprecated ? <span className={styles.required}> {t('api.field.deprecated')}</span> : null}
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

/** The fields that an option requires or a condition refers to. */
export function Terms({of: part}: {of: Part}): ReactNode {
  return part.terms.length === 0 ? null : (
    <span>
      {part.terms.map((term: Term, index) => {
        const note = termNote(part, term);
        return (
          <span key={term.code}>
            {index > 0 ? termSeparator(part) : ''}
            <Code>{term.code}</Code>
            {note === undefined ? null : <span className={styles.limits}> {t(note)}</span>}
          </span>
        );
      })}
    </span>
  );
}
