import {type JsonSchema, resolvePointer} from './examples';

/** A copy of a valid value with one constraint of its schema broken. */
export interface Mutation {
  /** The keyword that has to complain. */
  keyword: string;
  /** Where it has to complain, as a JSON Pointer into the value. */
  at: string;
  /** The field that is missing or unknown, for keywords that complain about the object. */
  field?: string;
  value: unknown;
}

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;
type Schema = Exclude<JsonSchema, boolean>;

/** Strings longer than this would fill the memory and show nothing more. */
const longest = 1_000_000;

/** The name of no field. */
export const unknownField = 'no_such_field';

/** Keywords that say nothing about what is valid. */
const annotations =
  /^(?:title|description|content(?:Encoding|MediaType)|examples?|default|deprecated|readOnly|writeOnly|\$comment|x-.*)$/u;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const omit = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** The value with another one at a path. */
function replaceAt(value: unknown, [first, ...rest]: Path, replacement: unknown): unknown {
  if (first === undefined) {
    return replacement;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === first ? replaceAt(item, rest, replacement) : item));
  }
  const fields = value as Fields;
  return {...fields, [first]: replaceAt(fields[first], rest, replacement)};
}

const pointer = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A value of a type that is not among those allowed. */
function ofAnotherType(types: readonly unknown[]): unknown {
  const candidates: [unknown, readonly string[]][] = [
    [12.5, ['number']],
    ['text', ['string']],
    [true, ['boolean']],
    [null, ['null']],
    [[], ['array']],
    [{}, ['object']],
  ];
  return candidates.find(([, names]) => !names.some((name) => types.includes(name)))?.[0];
}

/** A text that a pattern refuses. */
function unlike(pattern: string, like: string): string {
  const expression = new RegExp(pattern, 'u');
  const found = [`${like}\u0000`, '\u0000', '', '\n', `${like}\n`, '~'].find((text) => !expression.test(text));
  if (found === undefined) {
    throw new Error(`No text is known that ${pattern} refuses.`);
  }
  return found;
}

/** The changes of a value that a keyword refuses; more than one where it says more than one thing. */
function breakKeyword(keyword: string, schema: Schema, value: unknown): {value: unknown; at?: Path; field?: string}[] {
  const limit = Number(schema[keyword]);
  const one = (changed: unknown): {value: unknown}[] => [{value: changed}];
  const text = typeof value === 'string' ? value : undefined;
  const list = Array.isArray(value) ? (value as unknown[]) : undefined;
  const fields = isFields(value) ? value : undefined;
  const number = typeof value === 'number' ? value : undefined;

  switch (keyword) {
    case 'type':
      return one(ofAnotherType([schema.type].flat()));
    case 'enum':
    case 'const':
      return one(typeof value === 'boolean' ? !value : text === undefined ? `${String(value)}0` : `${text}~`);
    case 'minLength':
      return text === undefined || limit === 0 ? [] : one('x'.repeat(limit - 1));
    case 'maxLength':
      return text === undefined || limit > longest ? [] : one('x'.repeat(limit + 1));
    case 'pattern':
      return text === undefined ? [] : one(unlike(String(schema.pattern), text));
    case 'format':
      return text === undefined ? [] : one('not so');
    case 'minimum':
      return number === undefined ? [] : one(limit - 1);
    case 'maximum':
      return number === undefined ? [] : one(limit + 1);
    case 'minItems':
      return list === undefined || limit === 0 ? [] : one(list.slice(0, limit - 1));
    case 'maxItems':
      return list === undefined ? [] : one(Array.from({length: limit + 1}, (_item, index) => list[index] ?? list[0]));
    case 'uniqueItems':
      return list === undefined || list.length === 0 || limit === 0 ? [] : one([...list, list[0]]);
    case 'minProperties':
      return fields === undefined || limit === 0 ? [] : one(omit(fields, ...Object.keys(fields).slice(limit - 1)));
    case 'maxProperties':
      return fields === undefined
        ? []
        : one({
            ...fields,
            ...Object.fromEntries(Array.from({length: limit + 1}, (_item, index) => [`more_${index}`, 1])),
          });
    case 'required':
      return fields === undefined
        ? []
        : (schema.required as string[]).map((field) => ({value: omit(fields, field), field}));
    case 'additionalProperties':
      return fields === undefined || schema.additionalProperties !== false
        ? []
        : [{value: {...fields, [unknownField]: 1}, field: unknownField}];
    case 'propertyNames': {
      const names = schema.propertyNames as {pattern?: string; maxLength?: number};
      const name = names.pattern === undefined ? 'x'.repeat(Number(names.maxLength) + 1) : unlike(names.pattern, 'a');
      return fields === undefined ? [] : [{value: {...fields, [name]: 'x'}, field: name}];
    }
    case 'anyOf':
    case 'oneOf':
      return breakChoice(keyword, schema[keyword] as Schema[], value);
    case 'properties':
    case 'items':
    case 'allOf':
    case '$ref':
    case 'dependentSchemas':
      return [];
    default:
      if (annotations.test(keyword)) {
        return [];
      }
      throw new Error(`The keyword ${keyword} is new: say in mutations.ts how a value breaks it.`);
  }
}

/** Makes no choice, and, where only one may be made, another one too. */
function breakChoice(keyword: string, branches: readonly Schema[], value: unknown): {value: unknown}[] {
  if (!isFields(value) || branches.some(({required}) => !Array.isArray(required))) {
    return [{value: ofAnotherType(branches.flatMap(({type}) => type))}];
  }
  const groups = branches.map(({required}) => required as string[]);
  const none = omit(value, ...groups.flat());
  const all = Object.fromEntries(groups.flat().map((name) => [name, value[name] ?? 'x']));
  return [{value: none}, ...(keyword === 'oneOf' ? [{value: {...value, ...all}}] : [])];
}

/** Fields that another one excludes, added. */
function breakExclusions(schema: Schema, value: unknown): {at: Path; value: unknown}[] {
  if (!isFields(value) || !schema.dependentSchemas) {
    return [];
  }
  return Object.entries(schema.dependentSchemas as Record<string, Schema>)
    .filter(([name]) => name in value)
    .flatMap(([, dependent]) => Object.entries((dependent.properties ?? {}) as Record<string, JsonSchema>))
    .filter(([, allowed]) => allowed === false)
    .map(([name]) => ({at: [name], value: {...value, [name]: 'x'}}));
}

/**
 * Breaks, one at a time, each constraint that a valid value exercises: those of
 * its own schema, of what it refers to, and of its fields and items.
 *
 * @param document where references lead
 * @throws Error for a keyword that nobody has said how to break
 */
export function mutationsOf(document: unknown, schema: unknown, root: unknown): Mutation[] {
  const walk = (current: unknown, path: Path, value: unknown): Mutation[] => {
    if (typeof current !== 'object' || current === null) {
      return [];
    }
    const rules = current as Schema;
    const broken = Object.keys(rules).flatMap((keyword) =>
      breakKeyword(keyword, rules, value).map(({value: changed, field}) => ({
        keyword,
        at: pointer(path),
        ...(field === undefined ? {} : {field}),
        value: replaceAt(root, path, changed),
      })),
    );
    const excluded = breakExclusions(rules, value).map(({at, value: changed}) => ({
      keyword: 'false schema',
      at: pointer([...path, ...at]),
      value: replaceAt(root, path, changed),
    }));
    const properties = (rules.properties ?? {}) as Record<string, JsonSchema>;
    return [
      ...broken,
      ...excluded,
      ...(typeof rules.$ref === 'string' ? walk(resolvePointer(document, rules.$ref), path, value) : []),
      ...((rules.allOf ?? []) as JsonSchema[]).flatMap((member) => walk(member, path, value)),
      ...(Array.isArray(value)
        ? value.flatMap((item: unknown, index) => walk(rules.items, [...path, index], item))
        : isFields(value)
          ? Object.entries(value).flatMap(([name, child]) =>
              walk(name in properties ? properties[name] : rules.additionalProperties, [...path, name], child),
            )
          : []),
    ];
  };
  return walk(schema, [], root);
}
