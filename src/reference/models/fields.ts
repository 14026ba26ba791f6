import {
  type Header,
  type MergedSchema,
  type References,
  type Schema,
  asSchema,
  elementOf,
  examplesOf,
  hasCode,
  isAnnotation,
  mergeSchema,
  own,
  refName,
  schemaOf,
  typeNames,
} from '@packages/openapi';
import compact from 'lodash/compact';
import isEmpty from 'lodash/isEmpty';
import isUndefined from 'lodash/isUndefined';
import omitBy from 'lodash/omitBy';
import partition from 'lodash/partition';

import {setOf, termsOf} from './terms';
import type {TextId} from './texts';
import {
  type Fact,
  type Label,
  type LinkModel,
  type Print,
  type Value,
  enumValuesOf,
  exampleFacts,
  externalLink,
  fact,
  factsOf,
  isObjectLink,
  optionalProse,
  printJson,
  printPlain,
} from './values';
import {writtenExample} from './written';

/** Requests mark required fields, responses optional ones. */
export type Direction = 'request' | 'response';

/** Turns schemas into values. */
export interface FieldMaker {
  /** The content of a body. */
  shape: (schema: Schema | undefined, prefix: string, direction: Direction) => Value;
  /** A parameter or a header. */
  parameter: (parameter: Header & {name: string; in?: string}, prefix: string, direction: Direction) => Value;
}

/** Where a value is: the prefix of its fields' anchors, and the schemas around it with their names and anchors. */
interface Location {
  prefix: string;
  direction: Direction;
  around: ReadonlyMap<unknown, {name: string; id: string}>;
}

/** The references that a schema consists of, if it has nothing else but annotations. */
function referencesIn({$ref, allOf = [], ...siblings}: Schema): string[] | undefined {
  const members = allOf.map(referencesIn);
  return Object.keys(siblings).every(isAnnotation) && members.every((it) => it !== undefined)
    ? [...($ref === undefined ? [] : [$ref]), ...members.flat()]
    : undefined;
}

/** The identity of a schema: the references that it consists of, or else the schema itself. */
function identityOf(schema: Schema): unknown {
  const all = referencesIn(schema) ?? [];
  return all.length > 0 ? [...new Set(all)].sort().join(' ') : schema;
}

/** Whether a field is marked as required in a request, or as optional in a response. */
function requirementOf({never, readOnly, writeOnly}: MergedSchema, required: boolean, direction: Direction): Fact[] {
  return direction === 'request'
    ? fact('api.field.required', required && !never && !readOnly)
    : fact('api.field.optional', !required && !never && !writeOnly);
}

/** The names, items or values inside a value. */
const elements = ['api.field.keys', 'api.part.items', 'api.part.values'] as const satisfies TextId[];

/** The items, values or names of a value as facts about it; nothing if they need separate lines. */
function asFacts({label, description, facts, enumValues, links, children}: Value): Fact[] | undefined {
  const words = elements.find((it) => it === label?.words);
  const isPlain = enumValues.every(({meaning, title}) => meaning === undefined && title === undefined);
  if (!words || !isPlain || links.length + children.length > 0 || (description?.nodes.length ?? 0) > 1) {
    return undefined;
  }
  const values = enumValues.map(({value}) => value);
  return [
    ...(description ? [{description}] : []),
    ...facts,
    ...fact('api.field.enum', values.length > 0 && values),
  ].map((it) => ({...it, about: [words, ...(it.about ?? [])]}));
}

/** A value with an unknown schema. */
const blank: Value = {type: '', terms: [], facts: [], enumValues: [], links: [], children: []};

/**
 * Creates the fields of the schemas of a spec.
 *
 * @param objects the pages of resources by the names of their schemas
 */
export function fieldMaker(references: References, objects: ReadonlyMap<string, string> = new Map()): FieldMaker {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);
  const typeOf = (schema: Schema): string => typeNames(schema, references).join(' | ');

  const valueOf = (unmerged: Schema, location: Location, label?: Label, print: Print = printJson): Value => {
    const schema = merge(unmerged);
    const {propertyNames, not, const: only, example, examples = []} = schema;
    const key = identityOf(unmerged);
    const name = refName(unmerged) ?? schema.name ?? '';
    const repeated = location.around.get(key);
    const object = repeated ? undefined : objects.get(name);
    const inside: Location = {...location, around: new Map(location.around).set(key, {name, id: location.prefix})};

    // The content of items belongs to their list or map; facts about an item itself are separate.
    const element = repeated ? undefined : elementOf(schema);
    const item = element && valueOf(element, inside, {words: schema.items ? elements[1] : elements[2]}, print);
    const [ofItem, content] = partition(item?.children, ({label: {words} = {}}) =>
      [...elements, 'api.part.not'].includes(words ?? ''),
    );
    const description = optionalProse(schema.description) ?? item?.description;
    const enumValues = enumValuesOf(schema);
    const isDescribed = item?.description === description || item?.links.some(isObjectLink);
    const parts = compact([
      propertyNames && {...partOf({words: 'api.field.keys'}, propertyNames, inside), type: ''},
      not !== undefined && !schema.never && partOf({words: 'api.part.not'}, asSchema(not), inside),
      item && {
        ...item,
        type: '',
        description: isDescribed ? undefined : item.description,
        enumValues: enumValues.length > 0 ? item.enumValues : [],
        links: [],
        children: ofItem,
      },
    ]);
    const fields = repeated ? [] : fieldsOf(schema, inside);
    const isInText = only !== undefined && hasCode(description?.nodes ?? [], printPlain(only));
    const values = (example === undefined ? examples : [example]).map((value) => ({value}));
    return {
      ...blank,
      label,
      type: schema.never ? '' : typeOf(unmerged),
      description,
      facts: [
        ...factsOf(schema, print).filter(({words}) => !isInText || words !== 'api.field.always'),
        ...parts.flatMap((part) => asFacts(part) ?? []),
        ...exampleFacts(only === undefined ? values : [], print),
      ],
      enumValues: enumValues.length > 0 ? enumValues : (item?.enumValues ?? []),
      links: compact<LinkModel>([
        externalLink(schema.externalDocs),
        repeated && {href: `#${repeated.id}`, words: 'api.field.repeats', code: repeated.name},
        object !== undefined && {href: object, words: 'api.field.object', code: name},
        ...(item?.links ?? []),
      ]),
      children: [
        ...parts.filter((part) => !asFacts(part)),
        ...(repeated ? [] : [...choicesOf(schema, fields, inside), ...partsOf(schema, inside), ...fields]),
        ...content,
      ],
    };
  };

  const fieldOf = (
    name: string,
    schema: Schema,
    {prefix, ...location}: Location,
    {label = {code: name}, facts = [], print}: {label?: Label; facts?: Fact[]; print?: Print} = {},
  ): Value => {
    // The field `to` below `body` has the anchor `body-to`, its inner field `name` has `body-to-name`.
    const id = `${prefix}-${name.replace(/[^\w-]+/gu, '-')}`;
    const value = valueOf(schema, {prefix: id, ...location}, label, print);
    return {...value, id, facts: [...facts, ...value.facts]};
  };

  const fieldsOf = (schema: MergedSchema, location: Location): Value[] => {
    const {properties, patternProperties, additionalProperties: others = false, required, dependentRequired} = schema;
    const named = Object.entries(properties).map(([name, property]) => {
      const requirement = requirementOf(merge(property), required.includes(name), location.direction);
      const needs = fact('api.field.needs', own(dependentRequired, name));
      return fieldOf(name, property, location, {facts: [...requirement, ...needs]});
    });
    const matching = Object.entries(patternProperties).map(([code, property], index) =>
      fieldOf(`-pattern-${index + 1}`, property, location, {label: {words: 'api.field.matching', code}}),
    );
    const isMap = named.length + matching.length === 0;
    const rest =
      others === false || isMap
        ? []
        : [fieldOf('-other', asSchema(others), location, {label: {words: 'api.field.others'}})];
    return [...named, ...matching, ...rest];
  };

  /** A part of a value that has a label instead of a name. */
  const partOf = (label: Label, schema: Schema, {prefix, ...location}: Location, anchor?: string): Value => {
    const merged = merge(schema);
    const {names, terms} = termsOf(label, merged, references);
    const step = anchor ?? label.words?.split('.').at(-1) ?? '';
    const value = valueOf(schema, {...location, prefix: `${prefix}-${step}`}, label);
    return {
      ...value,
      type: merged.types.length > 0 ? value.type : '',
      terms,
      children: value.children.filter(({label: {code} = {}}) => code === undefined || !names.includes(code)),
    };
  };

  /** The positions of a tuple, and conditions. */
  const partsOf = ({prefixItems, items, conditions}: MergedSchema, location: Location): Value[] => [
    ...prefixItems.map((place, index) =>
      partOf({words: 'api.part.item', number: index + 1}, place, location, `item-${index + 1}`),
    ),
    ...(prefixItems.length > 0 && items && !merge(items).never
      ? [partOf({words: 'api.part.rest'}, items, location)]
      : []),
    ...conditions.flatMap((condition, index) =>
      (['if', 'then', 'else'] as const).flatMap((keyword) => {
        const schema = condition[keyword];
        return schema ? partOf({words: `api.part.${keyword}`}, schema, location, `${index + 1}-${keyword}`) : [];
      }),
    ),
  ];

  const optionOf = (member: Schema, outer: MergedSchema, location: Location, number: number): Value => {
    const {title, name} = merge(member);
    const option = partOf({words: 'api.choice.option', number, title: title ?? name}, member, location, String(number));
    return isEmpty(outer.properties) ? {...option, type: typeOf(member)} : option;
  };

  /** Each choice with its alternatives, or with sets of fields if they only require some that are described around them. */
  const choicesOf = (schema: MergedSchema, fields: readonly Value[], location: Location): Value[] => {
    const members = schema.choices.flatMap((choice) => choice.members);
    const options = members.map((member, index) => optionOf(member, schema, location, index + 1));
    return schema.choices.map((choice) => {
      const children = options.splice(0, choice.members.length);
      const sets = children.flatMap((option, index) => setOf(option, fields, merge(choice.members[index] ?? {})) ?? []);
      return {
        ...blank,
        label: {words: choice.rule === 'one' ? 'api.choice.one' : 'api.choice.any'},
        ...(sets.length === children.length ? {terms: sets} : {children}),
      };
    });
  };

  const parameter: FieldMaker['parameter'] = (unresolved, prefix, direction) => {
    const header = references.follow(unresolved);
    const {description, deprecated, required = false} = header;
    const [contentMediaType] = Object.keys(header.content ?? {});
    const schema = {...schemaOf(header), ...omitBy({description, deprecated, contentMediaType}, isUndefined)};
    const [example] = examplesOf(header, references);
    const facts = [
      ...requirementOf(merge(schema), required, direction),
      ...fact('api.field.written', writtenExample(header, example?.value, references)),
    ];
    const location: Location = {prefix, direction, around: new Map()};
    const field = fieldOf(header.name, schema, location, {facts, print: printPlain});
    const examples = exampleFacts(examplesOf({...header, schema: undefined}, references), printPlain);
    const others = field.facts.filter(({words, about}) => words !== 'api.field.example' || about);
    return examples.length > 0 ? {...field, facts: [...others, ...examples]} : field;
  };

  const shape: FieldMaker['shape'] = (schema = {}, prefix, direction) => {
    const {type, links, ...value} = valueOf(schema, {prefix, direction, around: new Map()});
    return {
      ...value,
      type: ['object', 'any'].includes(type) ? '' : type,
      links: links.filter((link) => !isObjectLink(link)),
    };
  };

  return {shape, parameter};
}
