import {pathOfPointer, valueAt} from './json';
import type {Example, Header, Ref} from './types';

/** Follows references of a spec. */
export interface References {
  /** {@link resolve} within the spec. */
  follow: <Value extends Ref>(value: Value) => Value;
  /** {@link targetOf} within the spec. */
  target: (reference: string) => unknown;
}

/**
 * The examples of a body, a parameter or a header: its own, or else those of its content, or the first one of its
 * schema. One without a name is called `example`.
 */
export function examplesOf(
  {example, examples = {}, content = {}, schema}: Header,
  references: References,
): (Example & {name: string})[] {
  const named = Object.entries(examples)
    .map(([name, one]) => ({...references.follow(one), name}))
    .filter(({value}) => value !== undefined);
  const value = [example, schema?.example, schema?.examples?.[0]].find((it) => it !== undefined);
  const own = named.length > 0 || value === undefined ? named : [{name: 'example', value}];
  const [media] = Object.values(content);
  return own.length > 0 || !media ? own : examplesOf(media, references);
}

/** The name of a reference's target in the spec: `Email`. */
export function refName({$ref}: Ref): string | undefined {
  return $ref === undefined ? undefined : pathOfPointer($ref).at(-1);
}

/** Resolves a pointer such as `#/components/schemas/Email`; undefined if it points to nothing. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  return valueAt(document, pathOfPointer(pointer));
}

/**
 * Resolves a reference by one step; the result can be another reference.
 *
 * @param followed the references that led here
 * @throws Error for a broken or circular reference
 */
function targetOf(document: object, $ref: string, followed: readonly string[] = []): unknown {
  const target = $ref.startsWith('#/') ? resolvePointer(document, $ref) : undefined;
  if (target === undefined || target === null || followed.includes($ref)) {
    throw new Error(
      `The reference ${$ref} leads ${followed.includes($ref) ? 'back to itself' : 'nowhere'}. Fix it in api-spec/, or bundle the spec again.`,
    );
  }
  return target;
}

/**
 * Resolves a reference. Sibling keys override the target, as OpenAPI defines for descriptions;
 * those next to a schema's reference are additional limits: see `mergeSchema`. A value that is not a
 * reference is returned unchanged. References are resolved one level at a time, so schemas may be
 * recursive.
 *
 * @throws Error for a broken or circular reference
 */
export function resolve<Value extends Ref>(document: object, value: Value, followed: readonly string[] = []): Value {
  const {$ref, ...beside} = value;
  if ($ref === undefined) {
    return value;
  }
  const target = targetOf(document, $ref, followed);
  return {...resolve(document, target as Value, [...followed, $ref]), ...beside};
}

const known = new WeakMap<object, References>();

/** Resolves the references of a spec; cached per spec. */
export function referencesOf(spec: object): References {
  const references = known.get(spec) ?? {
    follow: (value) => resolve(spec, value),
    target: (reference) => targetOf(spec, reference),
  };
  known.set(spec, references);
  return references;
}
