import {pathOfPointer, valueAt} from './json';
import type {Ref} from './types';

/** Follows a spec's references. */
export interface References {
  document: object;
  /** {@link resolve} within the spec. */
  follow: <Value extends Ref>(value: Value) => Value;
  /** {@link targetOf} within the spec. */
  target: (reference: string) => unknown;
}

/** The name of a reference's target in the spec: `Email`. */
export function refName({$ref}: Ref): string | undefined {
  return $ref === undefined ? undefined : pathOfPointer($ref).at(-1);
}

/** Resolves a pointer such as `#/components/schemas/Email`; undefined if the pointer doesn't resolve. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  return valueAt(document, pathOfPointer(pointer));
}

/**
 * The value that a reference points to, even if the value is another reference.
 *
 * @param followed the references that have been followed so far
 * @throws Error for a broken or circular reference
 */
function targetOf(document: object, $ref: string, followed: readonly string[] = []): unknown {
  const target = $ref.startsWith('#/') ? resolvePointer(document, $ref) : undefined;
  if (target === undefined || target === null || followed.includes($ref)) {
    throw new Error(
      `The reference ${$ref} ${followed.includes($ref) ? 'points back to itself' : "doesn't resolve"}. Fix the reference, or bundle the spec again.`,
    );
  }
  return target;
}

/**
 * Resolves a reference, but not the references inside its target. Other values are returned unchanged. The keys next to
 * `$ref` override those of the target, as OpenAPI defines for descriptions; for schemas, see `mergeSchema`.
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

/** Resolves a spec's references; cached per spec. */
export function referencesOf(spec: object): References {
  const references = known.get(spec) ?? {
    document: spec,
    follow: (value) => resolve(spec, value),
    target: (reference) => targetOf(spec, reference),
  };
  known.set(spec, references);
  return references;
}
