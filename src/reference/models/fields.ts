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
import isEqual from 'lodash/isEqual';
import isUndefined from 'lodash/isUndefined';
import omitBy from 'lodash/omitBy';
import partition from 'lodash/partition';

import type {TextId} from './texts';
import {
  type Fact,
  type Label,
  type LinkModel,
  type Value,
  enumValuesOf,
  exampleFacts,
  externalLink,
  fact,
  factsOf,
  isObjectLink,
  optionalProse,
  printPlain,
} from './values';
import {writtenExample} from './written';

/** Requests mark required fields, responses optional ones. */
export type Direction = 'request' | 'response';

/** Converts schemas to values. */
export type FieldMaker = ReturnType<typeof fieldMaker>;

/** A value's location: the prefix of its fields' anchors, and the surrounding schemas with their names and anchors. */
interface Location {
  prefix: string;
  direction: Direction;
  around: ReadonlyMap<unknown, {name: string; id: string}>;
}

/** The identity of a schema: the component that it refers to, or else the schema itself. */
const identityOf = (schema: Schema): unknown =>
  Object.keys(schema).every((key) => key === '$ref' || isAnnotation(key)) ? (schema.$ref ?? schema) : schema;

/** Whether a field is marked as required in a request, or as optional in a response. */
function requirementOf({never, readOnly, writeOnly}: MergedSchema, required: boolean, direction: Direction): Fact[] {
  return direction === 'request'
    ? fact('api.field.required', required && !never && !readOnly)
    : fact('api.field.optional', !required && !never && !writeOnly);
}

/** The labels of the names, items, and values in an object, a list, or a map. */
const elements = ['api.field.keys', 'api.part.items', 'api.part.values'] as const satisfies TextId[];

/** Converts items, values, or names to facts about the value that has them; undefined if they need separate lines. */
function asFacts({label, description, facts, enumValues, links, children}: Value): Fact[] | undefined {
  const words = elements.find((it) => it === label?.words);
  const isPlain = enumValues.every(({meaning}) => meaning === undefined);
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

/** A field's label, type, and constraints, without its description and examples. */
const acceptedBy = ({label, type, enumValues, facts}: Value): unknown => {
  return {label, type, enumValues, facts: facts.filter(({words}) => !words || words === 'api.field.pattern')};
};

/** The defaults of a value's required properties. */
const blank: Value = {type: '', names: [], facts: [], enumValues: [], links: [], children: []};

/**
 * Converts the schemas of a spec to values.
 *
 * @param objects the resource pages, by schema name
 */
export function fieldMaker(references: References, objects: ReadonlyMap<string, string> = new Map()) {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);
  const typeOf = (schema: Schema): string => typeNames(schema, references).join(' | ');

  const valueOf = (unmerged: Schema, location: Location, label?: Label): Value => {
    const schema = merge(unmerged);
    const {propertyNames, not, const: only, example, examples = []} = schema;
    const key = identityOf(unmerged);
    const name = refName(unmerged) ?? schema.name ?? '';
    const repeated = location.around.get(key);
    const object = repeated ? undefined : objects.get(name);
    const inside: Location = {...location, around: new Map(location.around).set(key, {name, id: location.prefix})};

    // A list or map shows its items' fields and choices directly; nested items, names, and exclusions stay in the item.
    const element = repeated ? undefined : elementOf(schema);
    const item = element && valueOf(element, inside, {words: schema.items ? elements[1] : elements[2]});
    const [ofItem, content] = partition(item?.children, ({label: {words} = {}}) =>
      [...elements, 'api.part.not'].includes(words ?? ''),
    );
    const fields = repeated ? [] : fieldsOf(schema, inside);
    const description = optionalProse(schema.description) ?? item?.description;
    const enumValues = enumValuesOf(schema);
    const isDescribed = item?.description === description || item?.links.some(isObjectLink);
    const parts = compact([
      propertyNames && {...valueOf(propertyNames, inside, {words: 'api.field.keys'}), type: ''},
      not !== undefined && !schema.never && partOf({words: 'api.part.not'}, asSchema(not), inside, fields),
      item && {
        ...item,
        type: '',
        description: isDescribed ? undefined : item.description,
        enumValues: enumValues.length > 0 ? item.enumValues : [],
        links: [],
        children: ofItem,
      },
    ]);
    const isInText = only !== undefined && hasCode(description?.nodes ?? [], printPlain(only));
    const values = (example === undefined ? examples : [example]).map((value) => ({value}));
    return {
      ...blank,
      label,
      type: schema.never ? '' : typeOf(unmerged),
      description,
      facts: [
        ...factsOf(schema).filter(({words}) => !isInText || words !== 'api.field.always'),
        ...parts.flatMap((part) => asFacts(part) ?? []),
        ...exampleFacts(only === undefined ? values : []),
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
        ...(repeated ? [] : [...choicesOf(schema, fields, inside), ...partsOf(schema, fields, inside), ...fields]),
        ...content,
      ],
    };
  };

  const fieldOf = (
    name: string,
    schema: Schema,
    {prefix, ...location}: Location,
    {label = {code: name}, facts = []}: {label?: Label; facts?: Fact[]} = {},
  ): Value => {
    // The field `to` in `body` has the anchor `body-to`; the field `name` in it has `body-to-name`.
    const id = `${prefix}-${name.replace(/[^\w-]+/gu, '-')}`;
    const value = valueOf(schema, {prefix: id, ...location}, label);
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

  /** A part of a value, with a label instead of a name. Fields that the surrounding value describes are only named. */
  const partOf = (
    label: Label,
    schema: Schema,
    {prefix, ...location}: Location,
    fields: readonly Value[],
    anchor = label.words?.split('.').at(-1) ?? '',
  ): Value => {
    const {types, properties, required} = merge(schema);
    const value = valueOf(schema, {...location, prefix: `${prefix}-${anchor}`}, label);
    const isRequired = ({label: {code = ''} = {}}: Value): boolean => required.includes(code);
    const [known, others] = partition(
      value.children,
      (child) => isRequired(child) && fields.some((field) => isEqual(acceptedBy(field), acceptedBy(child))),
    );
    const [excluded, children] = partition(others, ({facts}) => facts.some(({words}) => words === 'api.field.never'));
    const namesOf = (named: readonly Value[]): string[] => named.flatMap((child) => child.label?.code ?? []);
    const names = [...required.filter((name) => !Object.hasOwn(properties, name)), ...namesOf(known)];
    return {
      ...value,
      type: types.length > 0 && names.length === 0 ? value.type : '',
      names,
      facts: [...value.facts, ...fact('api.field.never', excluded.length > 0 && namesOf(excluded))],
      children,
    };
  };

  /** The positions of a tuple, and conditions. */
  const partsOf = (
    {prefixItems, items, conditions}: MergedSchema,
    fields: readonly Value[],
    location: Location,
  ): Value[] => [
    ...prefixItems.map((place, index) =>
      partOf({words: 'api.part.item', number: index + 1}, place, location, [], `item-${index + 1}`),
    ),
    ...(prefixItems.length > 0 && items && !merge(items).never
      ? [partOf({words: 'api.part.rest'}, items, location, [])]
      : []),
    ...conditions.flatMap((condition, index) =>
      (['if', 'then', 'else'] as const).flatMap((keyword) => {
        const schema = condition[keyword];
        const anchor = `${index + 1}-${keyword}`;
        return schema ? partOf({words: `api.part.${keyword}`}, schema, location, fields, anchor) : [];
      }),
    ),
  ];

  /** Each choice with its alternatives. */
  const choicesOf = ({choices, properties}: MergedSchema, fields: readonly Value[], location: Location): Value[] => {
    let number = 0;
    return choices.map(({rule, members}) => ({
      ...blank,
      label: {words: rule === 'one' ? 'api.choice.one' : 'api.choice.any'},
      children: members.map((member) => {
        const {title, name} = merge(member);
        number += 1;
        const label: Label = {words: 'api.choice.option', number, title: title ?? name};
        const option = partOf(label, member, location, fields, String(number));
        return isEmpty(properties) ? {...option, type: typeOf(member)} : option;
      }),
    }));
  };

  /** Converts a parameter or a header to a value. */
  const parameter = (unresolved: Header & {name: string; in?: string}, prefix: string, direction: Direction): Value => {
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
    const field = fieldOf(header.name, schema, location, {facts});
    const examples = exampleFacts(examplesOf({...header, schema: undefined}, references));
    const others = field.facts.filter(({words, about}) => words !== 'api.field.example' || about);
    return examples.length > 0 ? {...field, facts: [...others, ...examples]} : field;
  };

  /** Converts a body's schema to a value. */
  const shape = (schema: Schema = {}, prefix: string, direction: Direction): Value => {
    const {type, links, ...value} = valueOf(schema, {prefix, direction, around: new Map()});
    return {
      ...value,
      type: ['object', 'any'].includes(type) ? '' : type,
      links: links.filter((link) => !isObjectLink(link)),
    };
  };

  return {shape, parameter};
}
