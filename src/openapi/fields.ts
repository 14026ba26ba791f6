import omit from 'lodash/omit';

import {isAnnotation} from './keywords';
import {hasCode} from './prose';
import {type References, exampleOf, refName} from './references';
import {wireParameters} from './requests/parameters';
import {headerText, urlOf} from './requests/wire';
import {type Condition, type MergedSchema, asSchema, mergeSchema} from './schemas';
import {elementOf, typeNames} from './typeNames';
import type {Header, Parameter, Schema} from './types';
import {
  type Choice,
  type Field,
  type Part,
  type Print,
  type Term,
  type Value,
  factsOf,
  isEmpty,
  optionalProse,
  printJson,
  printPlain,
} from './values';

/** The prefix of the fields' anchors, and the enclosing schemas with their names and anchors. */
interface Location {
  prefix: string;
  around: ReadonlyMap<unknown, {name: string; id: string}>;
}

/** Turns schemas into fields. */
export interface FieldMaker {
  /** The content of a body. */
  shape: (schema: Schema | undefined, prefix: string) => Value;
  /** A parameter or a header. */
  parameter: (parameter: Header & {name: string; in?: string}, prefix: string) => Field;
}

/** The field `to` below `body` has the anchor `body-to`, its inner field `name` has `body-to-name`. */
function anchor(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/[^\w-]+/gu, '-')}`;
}

/** How a list or an object is written in a URL or a header: its example there. */
function writtenExample(
  {in: location = 'header', ...parameter}: Parameters<FieldMaker['parameter']>[0],
  value: unknown,
  references: References,
): string | undefined {
  const {name} = parameter;
  const [wire] = wireParameters([{...parameter, in: location as Parameter['in']}], references);
  if (!wire || wire.style === 'json' || typeof value !== 'object' || value === null) {
    return undefined;
  }
  const values = {[name]: value};
  const url = (path: string): string =>
    urlOf({base: '', path, parameters: [wire], inPath: values, inQuery: location === 'query' ? values : {}});
  return location === 'query' ? url('').slice(1) : location === 'path' ? url(`{${name}}`) : headerText(wire, value);
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

/**
 * Creates the fields of the schemas of a spec.
 *
 * @param objects the pages of resources by the names of their schemas
 */
export function fieldMaker(references: References, objects: ReadonlyMap<string, string> = new Map()): FieldMaker {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);
  const typeOf = (schema: Schema): string => typeNames(schema, references).join(' | ');

  /** A schema and its items or values, down to the one whose fields are shown. */
  const levelsOf = (schema: Schema, outer: readonly MergedSchema[] = []): {schema: Schema; merged: MergedSchema}[] => {
    const merged = merge(schema);
    const element = elementOf(merged);
    const isRepeated = outer.includes(merged);
    return [{schema, merged}, ...(element && !isRepeated ? levelsOf(element, [...outer, merged]) : [])];
  };

  const fieldsOf = (schema: MergedSchema, location: Location): Field[] => {
    const {properties, patternProperties, additionalProperties: others = false, required} = schema;
    const named = Object.entries(properties).map(([name, property]) => ({
      ...toField(name, property, required.includes(name), location),
      ...(schema.dependentRequired?.[name] && {needs: schema.dependentRequired[name]}),
    }));
    const matching = Object.entries(patternProperties).map(([pattern, property], index): Field => ({
      ...toField(`-pattern-${index + 1}`, property, false, location),
      name: pattern,
      kind: 'pattern',
    }));
    const isMap = named.length + matching.length === 0;
    const rest: Field[] =
      others === false || isMap
        ? []
        : [{...toField('-other', asSchema(others), false, location), name: '*', kind: 'other'}];
    return [...named, ...matching, ...rest];
  };

  const choicesOf = (schema: MergedSchema, {prefix, around}: Location): Choice[] => {
    let count = 0;
    return schema.choices.map(({rule, members}) => ({
      rule,
      options: members.map((member): Part => {
        count += 1;
        return optionOf(member, schema, {prefix: `${prefix}-${count}`, around}, count);
      }),
    }));
  };

  const optionOf = (member: Schema, outer: MergedSchema, location: Location, number: number): Part => {
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

  /** The fields of a condition that specify only a value, as code. */
  const termsOf = ({properties, required}: MergedSchema): (Term & {name: string})[] => {
    const names = [...new Set([...required, ...Object.keys(properties)])];
    return names.flatMap((name) => {
      const property = properties[name] ?? {};
      const {const: only, enum: values = [only], never} = merge(property);
      const known = values.filter((it) => it !== undefined).map(printPlain);
      return Object.keys(property).some((key) => !['const', 'enum', 'not'].includes(key)) ||
        (known.length === 0 && !never && Object.keys(property).length > 0)
        ? []
        : [
            {
              name,
              code: [name, ...(known.length > 0 ? [known.join(' | ')] : [])].join(': '),
              required: required.includes(name),
              never,
            },
          ];
    });
  };

  const conditionOf = (condition: Condition, {prefix, around}: Location): Part[] =>
    (
      [
        ['api.part.if', condition.if, 'if'],
        ['api.part.then', condition.then, 'then'],
        ['api.part.else', condition.else, 'else'],
      ] as const
    ).flatMap(([label, schema, name]) => {
      if (!schema) {
        return [];
      }
      const merged = merge(schema);
      const terms = termsOf(merged);
      const {type, fields, ...value} = valueOf(schema, {prefix: `${prefix}-${name}`, around});
      return [
        {
          ...value,
          label,
          type: merged.types.length > 0 ? type : '',
          fields: fields.filter((field) => !terms.some((term) => term.name === field.name)),
          terms: terms.map((term) => omit(term, 'name')),
        },
      ];
    });

  /** The facts about the items of a list or the values of a map, except for their fields. */
  const elementPart = (
    [outer, inner, ...further]: {schema: Schema; merged: MergedSchema}[],
    location: Location,
    shown: {enumOfInner: boolean; description?: string},
    print: Print,
  ): Part[] => {
    if (!outer || !inner) {
      return [];
    }
    const {merged} = inner;
    const facts = factsOf(merged, print);
    const parts = [...restrictionParts(merged, location), ...elementPart([inner, ...further], location, shown, print)];
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

  const bare = (schema: Schema, label: Part['label'], {prefix, around}: Location, number?: number): Part => {
    const {type, ...value} = valueOf(schema, {
      prefix: [prefix, label.split('.').at(-1), ...(number === undefined ? [] : [number])].join('-'),
      around,
    });
    return {...value, label, number, terms: [], type: merge(schema).types.length > 0 ? type : ''};
  };

  /** The names of a map, and excluded values. */
  const restrictionParts = ({propertyNames, not, never}: MergedSchema, location: Location): Part[] => [
    ...(propertyNames ? [{...bare(propertyNames, 'api.field.keys', location), type: ''}] : []),
    ...(not === undefined || never ? [] : [notPart(asSchema(not), location)]),
  ];

  const notPart = (schema: Schema, location: Location): Part => {
    const {properties, required} = merge(schema);
    const terms =
      Object.keys(properties).length > 0 ? [] : required.map((code) => ({code, required: false, never: false}));
    return {...bare(schema, 'api.part.not', location), terms};
  };

  /** The positions of a tuple, and conditions. */
  const innerParts = (schema: MergedSchema, location: Location): Part[] => {
    const {prefixItems, items} = schema;
    const rest = prefixItems.length > 0 && items && !merge(items).never ? [bare(items, 'api.part.rest', location)] : [];
    return [
      ...prefixItems.map((place, index) => bare(place, 'api.part.item', location, index + 1)),
      ...rest,
      ...schema.conditions.flatMap((condition, index) =>
        conditionOf(condition, {...location, prefix: `${location.prefix}-${index + 1}`}),
      ),
    ];
  };

  const valueOf = (unmerged: Schema, {prefix, around}: Location, print: Print = printJson): Value => {
    const levels = levelsOf(unmerged);
    const schema = merge(unmerged);
    const inner = levels.at(-1)?.merged ?? schema;
    const names = levels.map((level) => ({
      key: identityOf(level.schema),
      name: refName(level.schema) ?? level.merged.name,
    }));
    const repeated = names.map(({key}) => around.get(key)).find((it) => it !== undefined);
    const object = repeated ? undefined : names.find(({name = ''}) => objects.has(name))?.name;
    const inside: Location = {
      prefix,
      around: new Map([...around, ...names.map(({key, name = ''}) => [key, {name, id: prefix}] as const)]),
    };
    const facts = factsOf(schema, print);
    const description = levels.map(({merged}) => merged.description).find((it) => it !== undefined);
    const text = optionalProse(description);
    const enumOfInner = facts.enumValues.length === 0;
    const isInText = facts.constant !== undefined && hasCode(text?.nodes ?? [], facts.constant);
    return {
      ...facts,
      type: typeOf(unmerged),
      description: text,
      constant: isInText ? undefined : facts.constant,
      enumValues: enumOfInner ? factsOf(inner, print).enumValues : facts.enumValues,
      fields: repeated ? [] : fieldsOf(inner, inside),
      choices: repeated ? [] : choicesOf(inner, inside),
      parts: [
        ...restrictionParts(schema, inside),
        ...elementPart(
          levels,
          inside,
          {enumOfInner, description: object === undefined ? description : inner.description},
          print,
        ),
        ...(repeated ? [] : innerParts(inner, inside)),
      ],
      repeats: repeated,
      object: object === undefined ? undefined : {name: object, href: objects.get(object) ?? ''},
    };
  };

  const toField = (
    name: string,
    schema: Schema,
    required: boolean,
    {prefix, around}: Location,
    print?: Print,
  ): Field => {
    const id = anchor(prefix, name);
    return {id, name, required, ...valueOf(schema, {prefix: id, around}, print)};
  };

  const parameter: FieldMaker['parameter'] = (unresolved, prefix) => {
    const header = references.follow(unresolved);
    const [[contentType, media] = []] = Object.entries(header.content ?? {});
    const {description} = header;
    const schema = {...(header.schema ?? media?.schema), ...(description !== undefined && {description})};
    const field = toField(header.name, schema, header.required ?? false, {prefix, around: new Map()}, printPlain);
    const named = Object.values(header.examples ?? media?.examples ?? {})
      .map(references.follow)
      .filter(({value}) => value !== undefined);
    const example = exampleOf({...header, schema: undefined});
    const written = writtenExample(header, named[0]?.value ?? exampleOf(header), references);
    return {
      ...field,
      ...(written !== undefined && {written}),
      deprecated: header.deprecated ?? field.deprecated,
      limits: contentType === undefined ? field.limits : {...field.limits, contentMediaType: contentType},
      examples:
        named.length > 0
          ? named.map(({value, summary, description}) => ({
              value: printPlain(value),
              summary,
              description: optionalProse(description),
            }))
          : example === undefined
            ? field.examples
            : [{value: printPlain(example)}],
    };
  };

  return {
    shape: (schema, prefix) => ({...valueOf(schema ?? {}, {prefix, around: new Map()}), object: undefined}),
    parameter,
  };
}
