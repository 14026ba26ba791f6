import type {References} from './references';
import {type MergedSchema, asSchema, mergeSchema, valuesOf} from './schemas';
import type {Schema} from './types';

const hasFields = ({properties, patternProperties}: MergedSchema): boolean =>
  Object.keys({...properties, ...patternProperties}).length > 0;

/** The schema of an array's items or a map's values; undefined for tuples and objects with fields. */
export function elementOf(schema: MergedSchema): Schema | undefined {
  const {items, prefixItems, additionalProperties} = schema;
  const values = typeof additionalProperties === 'object' && !hasFields(schema) ? additionalProperties : undefined;
  return prefixItems.length > 0 ? undefined : (items ?? values);
}

/** The JSON Schema type of a value. */
export const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value;

const list = (names: readonly string[]): string =>
  names.length > 1 ? `(${names.join(' | ')})[]` : `${names.join('')}[]`;

/** The types that a schema declares, or else those that its other keywords imply. */
export function declaredTypes(schema: MergedSchema): string[] {
  if (schema.types.length > 0) {
    return schema.types;
  }
  if (hasFields(schema)) {
    return ['object'];
  }
  return (schema.items ?? schema.prefixItems.length > 0)
    ? ['array']
    : (valuesOf(schema) ?? []).filter((it) => it !== null).map(typeOf);
}

/**
 * Formats the types of a schema as code: `string`, `integer[]`, `map of string`.
 *
 * @param around the enclosing schemas; a recursive schema is shown by name
 */
export function typeNames(schema: Schema, references: References, around: readonly MergedSchema[] = []): string[] {
  const merged = mergeSchema(schema, references);
  if (around.some((it) => it === merged || (it.name !== undefined && it.name === merged.name))) {
    return [merged.name ?? 'any'];
  }
  const inside = (inner: Schema): string[] => typeNames(inner, references, [...around, merged]);
  const names = declaredTypes(merged).map((name) => {
    const element = elementOf(merged);
    if (name === 'array') {
      const items = element ? [element] : [...merged.prefixItems, merged.items ?? false].map(asSchema);
      const types = new Set(items.flatMap(inside));
      types.delete('never');
      return list(types.size > 0 ? [...types] : ['any']);
    }
    return name === 'object' && !merged.items && element ? `map of ${inside(element).join(' | ')}` : name;
  });
  const chosen = names.length > 0 ? names : merged.choices.flatMap(({members}) => members.flatMap(inside));
  const known = merged.never ? ['never'] : chosen.length > 0 ? chosen : ['any'];
  return [...new Set([...known, ...(merged.nullable ? ['null'] : [])])];
}
