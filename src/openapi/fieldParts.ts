import omit from 'lodash/omit';

import type {References} from './references';
import {type Condition, type MergedSchema, asSchema, mergeSchema} from './schemas';
import type {Schema} from './types';
import {
  type Choice,
  type Part,
  type Print,
  type Term,
  type Value,
  factsOf,
  isEmpty,
  optionalProse,
  printPlain,
} from './values';

/** The prefix of the fields' anchors, and the enclosing schemas with their names and anchors. */
export interface Location {
  prefix: string;
  around: ReadonlyMap<unknown, {name: string; id: string}>;
}

/** A schema, and the items of a list or the values of a map, down to the one whose fields are shown. */
export type Levels = readonly {schema: Schema; merged: MergedSchema}[];

/** Makes the choices and parts of values. */
export interface PartMaker {
  /** The alternatives of a schema. */
  choices: (schema: MergedSchema, location: Location) => Choice[];
  /** The names of a map, and excluded values. */
  restrictions: (schema: MergedSchema, location: Location) => Part[];
  /** The facts about the items of a list or the values of a map, except for those that are shown already. */
  elements: (
    levels: Levels,
    location: Location,
    shown: {enumOfInner: boolean; description?: string},
    print: Print,
  ) => Part[];
  /** The positions of a tuple, and conditions. */
  inner: (schema: MergedSchema, location: Location) => Part[];
}

/** Creates the parts of the values of a spec; `valueOf` makes the values in them. */
export function partMaker(references: References, valueOf: (schema: Schema, location: Location) => Value): PartMaker {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);

  const option = (member: Schema, outer: MergedSchema, location: Location, number: number): Part => {
    const merged = merge(member);
    const isSet = merged.types.length === 0 && Object.keys(outer.properties).length > 0;
    const title = merged.title ?? merged.name;
    const {type, ...value} = valueOf(member, location);
    const required = Object.keys(merged.properties).length > 0 ? [] : merged.required;
    return {
      ...value,
      label: 'api.choice.option',
      number,
      title,
      type: isSet ? '' : type,
      terms: [
        ...required.map((code) => ({code, required: true, never: false})),
        ...(title === undefined ? termsOf(merged).filter(({code}) => code.includes(':')) : []),
      ],
    };
  };

  const choices: PartMaker['choices'] = (schema, {prefix, around}) => {
    let count = 0;
    return schema.choices.map(({rule, members}) => ({
      rule,
      options: members.map((member): Part => {
        count += 1;
        return option(member, schema, {prefix: `${prefix}-${count}`, around}, count);
      }),
    }));
  };

  /** The fields of a condition that specify only a value, as code. */
  const termsOf = ({properties, required}: MergedSchema): (Term & {name: string})[] => {
    const names = [...new Set([...required, ...Object.keys(properties)])];
    return names.flatMap((name) => {
      const property = properties[name] ?? {};
      const {const: only, enum: values = [only], never} = merge(property);
      const known = values.filter((it) => it !== undefined).map(printPlain);
      const hasOtherKeywords = Object.keys(property).some((key) => !['const', 'enum', 'not'].includes(key));
      const isUnknown = known.length === 0 && !never && Object.keys(property).length > 0;
      if (hasOtherKeywords || isUnknown) {
        return [];
      }
      const code = known.length > 0 ? `${name}: ${known.join(' | ')}` : name;
      return [{name, code, required: required.includes(name), never}];
    });
  };

  /** One of the schemas of a condition. */
  const conditionPart = (
    keyword: keyof Condition,
    schema: Schema | undefined,
    {prefix, around}: Location,
  ): Part | undefined => {
    if (!schema) {
      return undefined;
    }
    const merged = merge(schema);
    const terms = termsOf(merged);
    const {type, fields, ...value} = valueOf(schema, {prefix: `${prefix}-${keyword}`, around});
    return {
      ...value,
      label: `api.part.${keyword}`,
      type: merged.types.length > 0 ? type : '',
      fields: fields.filter((field) => !terms.some((term) => term.name === field.name)),
      terms: terms.map((term) => omit(term, 'name')),
    };
  };

  const bare = (schema: Schema, label: Part['label'], {prefix, around}: Location, number?: number): Part => {
    const {type, ...value} = valueOf(schema, {
      prefix: [prefix, label.split('.').at(-1), ...(number === undefined ? [] : [number])].join('-'),
      around,
    });
    return {...value, label, number, terms: [], type: merge(schema).types.length > 0 ? type : ''};
  };

  const not = (schema: Schema, location: Location): Part => {
    const {properties, required} = merge(schema);
    const names = Object.keys(properties).length > 0 ? [] : required;
    const terms = names.map((code) => ({code, required: false, never: false}));
    return {...bare(schema, 'api.part.not', location), terms};
  };

  const restrictions: PartMaker['restrictions'] = ({propertyNames, not: excluded, never}, location) => [
    ...(propertyNames ? [{...bare(propertyNames, 'api.field.keys', location), type: ''}] : []),
    ...(excluded === undefined || never ? [] : [not(asSchema(excluded), location)]),
  ];

  const elements: PartMaker['elements'] = ([outer, inner, ...further], location, shown, print) => {
    if (!outer || !inner) {
      return [];
    }
    const {merged} = inner;
    const facts = factsOf(merged, print);
    const parts = [...restrictions(merged, location), ...elements([inner, ...further], location, shown, print)];
    const isLast = further.length === 0;
    const part: Part = {
      ...facts,
      enumValues: isLast && shown.enumOfInner ? [] : facts.enumValues,
      label: outer.merged.items ? 'api.part.items' : 'api.part.values',
      type: '',
      description: merged.description === shown.description ? undefined : optionalProse(merged.description),
      terms: [],
      fields: [],
      choices: [],
      parts,
    };
    return isEmpty(part) && !part.description && parts.length === 0 ? [] : [part];
  };

  const inner: PartMaker['inner'] = ({prefixItems, items, conditions}, location) => [
    ...prefixItems.map((place, index) => bare(place, 'api.part.item', location, index + 1)),
    ...(prefixItems.length > 0 && items && !merge(items).never ? [bare(items, 'api.part.rest', location)] : []),
    ...conditions.flatMap((condition, index) => {
      const inCondition = {...location, prefix: `${location.prefix}-${index + 1}`};
      return (['if', 'then', 'else'] as const).flatMap(
        (keyword) => conditionPart(keyword, condition[keyword], inCondition) ?? [],
      );
    }),
  ];

  return {choices, restrictions, elements, inner};
}
