import {type MergedSchema, type References, mergeSchema, own} from '@packages/openapi';
import isEqual from 'lodash/isEqual';
import union from 'lodash/union';

import type {TextId} from './texts';
import {type Fact, type Label, type Value, printPlain} from './values';

/** Parts of a value that consist of the names of fields: conditions, and alternatives that only require some fields. */

/** The parts of a value that can consist of the names of its fields. */
const naming: readonly string[] = [
  'api.choice.option',
  'api.part.not',
  ...['if', 'then', 'else'].map((keyword) => `api.part.${keyword}`),
];

/** A field that a part of a value only requires, excludes or limits to certain values. */
interface Named {
  name: string;
  /** With its values: `status: draft`. */
  code: string;
  required: boolean;
  never: boolean;
}

/** The fields that a part of a value lists, without other information about them. */
function namedIn({properties, required}: MergedSchema, references: References): Named[] {
  return union(required, Object.keys(properties)).flatMap((name) => {
    const property = own(properties, name) ?? {};
    const {const: only, enum: values = [only], never} = mergeSchema(property, references);
    const known = values.filter((it) => it !== undefined).map(printPlain);
    const hasOtherKeywords = Object.keys(property).some((key) => !['const', 'enum', 'not'].includes(key));
    const isUnknown = known.length === 0 && !never && Object.keys(property).length > 0;
    const code = known.length > 0 ? `${name}: ${known.join(' | ')}` : name;
    return hasOtherKeywords || isUnknown ? [] : [{name, code, required: required.includes(name), never}];
  });
}

/** Named fields as facts: each has its role in a condition, together they form an alternative. */
function factsAbout(words: TextId | undefined, named: readonly Named[]): Fact[] {
  switch (words) {
    case 'api.part.if':
      return named.map(({code, required}) => ({...(!required && {words: 'api.field.orAbsent'}), codes: [code]}));
    case 'api.part.then':
    case 'api.part.else':
      return named.map(({code, required, never}) => ({
        ...(never ? {words: 'api.field.never'} : required && {words: 'api.field.required'}),
        codes: [code],
      }));
    default:
      return named.length > 0 ? [{codes: named.map(({code}) => code)}] : [];
  }
}

/**
 * The fields that a part of a value names instead of describing them, and the facts that name them. A titled alternative
 * describes its fields.
 */
export function termsOf(
  {words, title}: Label,
  schema: MergedSchema,
  references: References,
): {names: readonly string[]; terms: Fact[]} {
  const named = (naming.includes(words ?? '') ? namedIn(schema, references) : []).filter(
    ({name}) => title === undefined || !Object.hasOwn(schema.properties, name),
  );
  return {names: named.map(({name}) => name), terms: factsAbout(words, named)};
}

/** The values that a field accepts, without its description and examples. */
const acceptedBy = ({label, type, enumValues, facts}: Value): unknown => {
  return {label, type, enumValues, facts: facts.filter(({words}) => !words || words === 'api.field.pattern')};
};

/** The fields that an alternative requires, if it contains nothing else and they are among the fields around it. */
export function setOf(option: Value, fields: readonly Value[], {required}: MergedSchema): Fact | undefined {
  const {terms, facts, description, enumValues, links, children} = option;
  const isKnown = (field: Value): boolean =>
    required.includes(field.label?.code ?? '') && fields.some((other) => isEqual(acceptedBy(other), acceptedBy(field)));
  const codes = [...terms.flatMap((term) => term.codes ?? []), ...children.flatMap(({label}) => label?.code ?? [])];
  const isMore = facts.length + enumValues.length + links.length > 0 || description !== undefined;
  return isMore || codes.length === 0 || !children.every(isKnown) ? undefined : {codes};
}
