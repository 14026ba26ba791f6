import {type Blocks, inlineCode, joined, listItem} from './blocks';
import {limitPhrases} from '../limitPhrases';
import type {Prose} from '../prose';
import type {Translate} from '../texts';
import {
  type Choice,
  type EnumValue,
  type Field,
  type Part,
  type Value,
  isSimple,
  requirementOf,
  termNote,
  termSeparator,
} from '../values';

/** Dependencies of values other than the model. */
interface ValueContext {
  t: Translate;
  /** The BCP 47 language tag. */
  iso: string;
  /** Turns a path such as `/api/emails` into an absolute URL in the page's language. */
  link: (href: string) => string;
  /** Markdown of the spec with absolute links. */
  text: (prose: Prose | undefined) => string;
}

/** Writes values as Markdown, with the same content as `src/components/api/body/Schema`. */
export function valueMarkdown({t, iso, link, text}: ValueContext) {
  const bounds = ({limits}: Value): Blocks => [
    limits.format,
    limits.contentEncoding,
    limits.contentMediaType,
    ...limitPhrases(limits, t, iso),
    limits.pattern !== undefined && `${t('api.field.pattern')} ${inlineCode(limits.pattern)}`,
  ];

  const enumLine = ({value, title, deprecated, meaning}: EnumValue): string =>
    joined(
      [
        joined([inlineCode(value), title && `(${title})`, deprecated && `(${t('api.field.deprecated')})`], ' '),
        text(meaning),
      ],
      ': ',
    );

  /** The summary of a value, on one line. */
  const facts = (it: Value): Blocks => [
    it.never && t('api.field.never'),
    it.deprecated && t('api.field.deprecated'),
    it.readOnly && t('api.field.readOnly'),
    it.writeOnly && t('api.field.writeOnly'),
    it.constant !== undefined && t('api.field.always', {value: inlineCode(it.constant)}),
    ...bounds(it),
    ...it.parts.filter(isSimple).map(simplePart),
    it.defaultValue !== undefined && `${t('api.field.default')} ${inlineCode(it.defaultValue)}`,
    ...it.examples.map(
      ({value, summary, description}) =>
        `${t('api.field.example')} ${joined([inlineCode(value), summary && `(${summary})`, text(description)], ' ')}`,
    ),
    it.repeats && t('api.field.repeats', {name: it.repeats.name}),
    it.object && `[${it.object.name}](${link(it.object.href)})`,
    it.link && `[${joined([text(it.link.description)], '') || t('api.field.more')}](${link(it.link.href)})`,
  ];

  const simplePart = (it: Part): string => {
    const values = it.enumValues.map(({value}) => inlineCode(value)).join(', ');
    return `${t(it.label)} ${joined([values && `${t('api.field.enum')} ${values}`, ...facts(it)], ', ')}`;
  };

  /** The text after the line of a value. */
  const below = (it: Value, isRequest: boolean): Blocks => [
    it.enumValues.length > 0 &&
      [t('api.field.enum'), ...it.enumValues.map((value) => listItem([enumLine(value)]))].join('\n'),
    ...inside(it, isRequest),
  ];

  const inside = (it: Value, isRequest: boolean): Blocks => [
    ...it.choices.map((one) => choice(one, isRequest)),
    it.parts
      .filter((one) => !isSimple(one))
      .map((one) => part(one, isRequest))
      .join('\n'),
    fields(it.fields, isRequest),
  ];

  const fieldName = ({kind, name}: Field): string =>
    kind === 'other'
      ? t('api.field.others')
      : kind === 'pattern'
        ? t('api.field.matching', {pattern: inlineCode(name)})
        : inlineCode(name);

  const field = (it: Field, isRequest: boolean): string => {
    const requirement = requirementOf(it, isRequest);
    const line = [
      !it.never && it.type,
      requirement && t(requirement),
      it.needs && t('api.field.needs', {fields: it.needs.map(inlineCode).join(', ')}),
      ...facts(it),
      it.written !== undefined && `${t('api.field.written')} ${inlineCode(it.written)}`,
    ];
    return listItem([`**${fieldName(it)}** (${joined(line, '; ')}): ${text(it.description)}`, ...below(it, isRequest)]);
  };

  const fields = (all: readonly Field[], isRequest: boolean): string =>
    all.map((it) => field(it, isRequest)).join('\n');

  const terms = (it: Part): string =>
    it.terms
      .map((term) => {
        const note = termNote(it, term);
        return joined([inlineCode(term.code), note && t(note)], ' ');
      })
      .join(termSeparator(it));

  const part = (it: Part, isRequest: boolean): string => {
    const hasMeanings = it.enumValues.some(({meaning, title}) => meaning ?? title);
    const values = hasMeanings ? [] : it.enumValues.map(({value}) => inlineCode(value));
    const name = it.title ?? t(it.label, {number: String(it.number ?? '')});
    const head =
      it.label === 'api.choice.option' ? [name, it.type, terms(it)] : [joined([name, terms(it)], ' '), it.type];
    return listItem([
      joined([joined([...head, ...facts(it), ...values], '; '), text(it.description)], ': '),
      ...(hasMeanings ? below(it, isRequest) : inside(it, isRequest)),
    ]);
  };

  const choice = ({rule, options}: Choice, isRequest: boolean): string =>
    joined(
      [t(rule === 'one' ? 'api.choice.one' : 'api.choice.any'), ...options.map((option) => part(option, isRequest))],
      '\n\n',
    );

  const shape = (it: Value, isRequest: boolean): string =>
    joined(
      [
        joined([!['object', 'any'].includes(it.type) && it.type, ...facts(it)], '; '),
        text(it.description),
        ...below(it, isRequest),
      ],
      '\n\n',
    );

  return {shape, field, fields};
}
