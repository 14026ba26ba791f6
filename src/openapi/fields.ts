import {type Levels, type Location, partMaker} from './fieldParts';
import {isAnnotation} from './keywords';
import {hasCode} from './prose';
import {type References, exampleOf, refName} from './references';
import {wireParameters} from './requests/parameters';
import {headerText, urlOf} from './requests/wire';
import {type MergedSchema, asSchema, mergeSchema} from './schemas';
import {elementOf, typeNames} from './typeNames';
import type {Header, Parameter, Schema} from './types';
import {type Field, type Print, type Value, factsOf, optionalProse, printJson, printPlain} from './values';

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
  const destination = {base: '', parameters: [wire], inPath: values, inQuery: values};
  switch (wire.in) {
    case 'path':
      return urlOf({...destination, path: `{${name}}`});
    case 'query':
      return urlOf({...destination, path: ''}).slice(1);
    case 'header':
      return headerText(wire, value);
  }
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

  const levelsOf = (schema: Schema, outer: readonly MergedSchema[] = []): Levels => {
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
      choices: repeated ? [] : parts.choices(inner, inside),
      parts: [
        ...parts.restrictions(schema, inside),
        ...parts.elements(
          levels,
          inside,
          {enumOfInner, description: object === undefined ? description : inner.description},
          print,
        ),
        ...(repeated ? [] : parts.inner(inner, inside)),
      ],
      repeats: repeated,
      object: object === undefined ? undefined : {name: object, href: objects.get(object) ?? ''},
    };
  };

  const parts = partMaker(references, valueOf);

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
    const examples = Object.values(header.examples ?? media?.examples ?? {})
      .map(references.follow)
      .filter(({value}) => value !== undefined);
    const written = writtenExample(header, examples[0]?.value ?? exampleOf(header), references);
    const named = examples.map(({value, summary, description: text}) => ({
      value: printPlain(value),
      summary,
      description: optionalProse(text),
    }));
    const example = exampleOf({...header, schema: undefined});
    const single = example === undefined ? field.examples : [{value: printPlain(example)}];
    return {
      ...field,
      ...(written !== undefined && {written}),
      deprecated: header.deprecated ?? field.deprecated,
      limits: contentType === undefined ? field.limits : {...field.limits, contentMediaType: contentType},
      examples: named.length > 0 ? named : single,
    };
  };

  return {
    shape: (schema, prefix) => ({...valueOf(schema ?? {}, {prefix, around: new Map()}), object: undefined}),
    parameter,
  };
}
