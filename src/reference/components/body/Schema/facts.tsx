import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import Code from '../Code';
import Markdown from '../Markdown';
import styles from './styles.module.css';
import Text from '@site/src/reference/components/body/Text';
import {limitTexts, t} from '@site/src/reference/components/texts';
import {useIso} from '@site/src/components/ui/useFormat';
import type {Fact, Label, LinkModel, Value} from '@site/src/reference/models/values';

/** Enums with more values are collapsed. */
const manyValues = 4;

/** How many values of a collapsed enum are shown. */
const previewedValues = 10;

/** Facts in color, because readers must not miss them. */
const warnings: readonly Fact['words'][] = ['api.field.required', 'api.field.never', 'api.field.deprecated'];

/** A string with code in its placeholder, or after the string. */
function withCode(text: string, code: ReactNode): ReactNode {
  const [before, after] = text.split(/\{\w+\}/u);
  return (
    <>
      {before}
      {code && after === undefined ? ' ' : ''}
      {code}
      {after}
    </>
  );
}

/** Names and values as code. */
export function Codes({of: codes, separator = ', '}: {of: readonly string[]; separator?: string}): ReactNode {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 ? separator : ''}
      <Code>{code}</Code>
    </Fragment>
  ));
}

/** The label of a value. */
export function LabelText({of: {words, code, number, title}}: {of: Label}): ReactNode {
  const name = code === undefined ? undefined : <Code>{code}</Code>;
  if (title !== undefined) {
    return <Text of={title} />;
  }
  return words === undefined ? name : withCode(t(words, {number: String(number ?? '')}), name);
}

/** The type of a value, or its format. */
export function Type({children}: {children: string}): ReactNode {
  return children === '' ? null : (
    <span className={styles.type} translate="no">
      {children}
    </span>
  );
}

/** A fact's statement, after its subject. */
function Statement({of: {about = [], words, codes, limits, summary, description}}: {of: Fact}): ReactNode {
  const iso = useIso();
  const code = codes && <Codes of={codes} />;
  return (
    <>
      {about.map((id) => t(id)).join(' · ')}
      {about.length === 0 ? '' : words === undefined ? ' ' : ' · '}
      {/* The names of excluded fields come first. */}
      {words === 'api.field.never' && code ? <>{code} </> : null}
      {words === undefined ? code : withCode(t(words), words === 'api.field.never' ? undefined : code)}
      {limits ? limitTexts(limits, iso).join(' · ') : ''}
      {summary === undefined ? '' : ' '}
      <Text of={summary ?? ''} />
      {description && ' '}
      <Markdown of={description} inline />
    </>
  );
}

/** Patterns, examples, and facts about items are too long for a value's first line; limits of items are not. */
const isFolded = ({about, words, limits}: Fact): boolean =>
  about ? !limits : words === 'api.field.pattern' || words === 'api.field.example';

/** Facts for the first line of a value. */
export function Facts({of: facts}: {of: readonly Fact[]}): ReactNode {
  return facts
    .filter((fact) => !isFolded(fact))
    .map((fact, index) => (
      <Fragment key={index}>
        {index > 0 ? ' ' : ''}
        {fact.words === undefined && fact.codes ? (
          <Type>{fact.codes.join(' ')}</Type>
        ) : (
          <span className={warnings.includes(fact.words) ? styles.required : styles.limits}>
            <Statement of={fact} />
          </span>
        )}
      </Fragment>
    ));
}

/** Whether a value has facts for its first line. */
export const hasFacts = ({facts}: Value): boolean => facts.some((fact) => !isFolded(fact));

/**
 * The pattern and the examples of a value, and all facts about its items, values, or names, folded below the
 * description. The button that opens them is at the end of the value's first line.
 */
function FoldedFacts({of: facts}: {of: readonly Fact[]}): ReactNode {
  const folded = facts.filter((fact) => fact.about ?? isFolded(fact));
  const onlyExamples = folded.every(({about, words}) => !about && words === 'api.field.example');
  return folded.length === 0 ? null : (
    <details className={clsx('print-open', styles.constraints)}>
      <summary>{t(onlyExamples ? 'api.field.example' : 'api.field.constraints')}</summary>
      <ul>
        {folded.map((fact, index) => (
          <li key={index}>
            <Statement of={fact} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The values of an enum with their meanings; collapsed if there are many. */
function EnumValues({of: values}: {of: Value['enumValues']}): ReactNode {
  const [Frame, Title] = values.length > manyValues ? (['details', 'summary'] as const) : (['div', 'p'] as const);
  const shown = values.slice(0, previewedValues).map(({value}) => value);
  const preview = [...shown, ...(shown.length < values.length ? ['…'] : [])].join(', ');
  return values.length === 0 ? null : (
    <Frame className={styles.enum}>
      <Title>
        {t('api.field.enum')} {Frame === 'details' ? <span translate="no">{preview}</span> : null}
      </Title>
      <ul>
        {values.map(({value, meaning}) => (
          <li key={value}>
            <Code>{value}</Code>
            {meaning ? ': ' : ''}
            <Markdown of={meaning} inline />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** A link to more about a value or a page. */
export function More({link: {href, words, code, description}}: {link: LinkModel}): ReactNode {
  return (
    <p className={styles.note}>
      <Link to={href}>{description ? <Markdown of={description} inline /> : <LabelText of={{words, code}} />}</Link>
    </p>
  );
}

/** The content after the description of a value, except its nested values. */
export function Below({of: {facts, enumValues, links}}: {of: Value}): ReactNode {
  return (
    <>
      <FoldedFacts of={facts} />
      <EnumValues of={enumValues} />
      {links.map((link) => (
        <More key={link.href} link={link} />
      ))}
    </>
  );
}
