import {type MergedSchema, type References, type Schema, asSchema, isAnnotation, refName} from '@packages/openapi';
import isEqual from 'lodash/isEqual';
import mapKeys from 'lodash/mapKeys';
import mapValues from 'lodash/mapValues';
import uniqBy from 'lodash/uniqBy';

/** The keywords of a schema that restrict values. */
const limitsIn = (schema: Schema): string[] => Object.keys(schema).filter((keyword) => !isAnnotation(keyword));

/** The alternatives of a schema that consists only of a choice. */
export function membersOf(schema: Schema): Schema[] {
  const {anyOf, oneOf} = schema;
  return limitsIn(schema).length === 1 ? (anyOf ?? oneOf ?? []) : [];
}

/** The name of a referenced schema, even if `null` is added to the reference. */
export function sharedName(schema: Schema): string | undefined {
  const [only, ...others] = membersOf(schema).filter(({type}) => type !== 'null');
  return isEqual(limitsIn(schema), ['$ref'])
    ? refName(schema)
    : only && others.length === 0
      ? sharedName(only)
      : undefined;
}

/** One of the objects that make up a schema, and the component that contains the object. */
interface Part {
  part: Schema;
  component: string | undefined;
}

/** The objects in the spec that make up a schema. */
export function partsOf(schema: Schema | boolean, references: References, component?: string): Part[] {
  const part = asSchema(schema);
  const {$ref, allOf = []} = part;
  return [
    {part, component},
    ...($ref === undefined ? [] : partsOf(references.target($ref) as Schema, references, refName(part))),
    ...allOf.flatMap((it) => partsOf(it, references, component)),
  ];
}

/** A schema's properties by name. The key of pattern properties is `/pattern/`. */
export function propertiesIn({properties, patternProperties}: Schema | MergedSchema): Record<string, Schema> {
  const byPattern = mapKeys(patternProperties, (_schema, pattern) => `/${pattern}/`);
  return mapValues({...properties, ...byPattern}, asSchema);
}

/** Two versions of a form, and the objects in the spec that make them up. */
export interface Pair {
  from: MergedSchema;
  to: MergedSchema;
  oldParts: readonly Part[];
  parts: readonly Part[];
}

/** The component in which to report a change: the only one that declares the changed part, in both versions. */
export function ownerOf({oldParts, parts}: Pair, declares: (part: Schema) => boolean): string | undefined {
  const [owner, ...others] = uniqBy(
    [...oldParts, ...parts].filter(({part}) => declares(part)),
    'component',
  );
  const isShared = [oldParts, parts].every((list) => list.some(({component}) => component === owner?.component));
  return others.length === 0 && isShared ? owner?.component : undefined;
}
