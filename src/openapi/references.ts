import type {Header, Ref} from './types';

/** The example of a parameter or header; the first where it has several. */
export function exampleOf({example, examples = {}}: Header): unknown {
  return example ?? Object.values(examples)[0]?.value;
}

/** Follows references of a spec. */
export interface References {
  /** {@link resolve} within the spec. */
  follow: <Value extends Ref>(value: Value) => Value;
}

/** The name that the spec gives to what a reference leads to: `Email`. */
export function refName({$ref}: Ref): string | undefined {
  return $ref?.split('/').pop();
}

/** What a pointer such as `#/components/schemas/Email` leads to; undefined where there is nothing. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, step) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined),
      document,
    );
}

/**
 * What a reference leads to; the keys beside it win. A value that is no
 * reference is returned as it is. References are followed one level at a time,
 * so a schema may contain itself.
 *
 * @throws Error naming a reference that leads nowhere or back to itself
 */
export function resolve<Value extends Ref>(document: object, value: Value, followed: readonly string[] = []): Value {
  const {$ref, ...beside} = value;
  if ($ref === undefined) {
    return value;
  }
  const target = $ref.startsWith('#/') ? resolvePointer(document, $ref) : undefined;
  if (typeof target !== 'object' || target === null || followed.includes($ref)) {
    throw new Error(
      `The reference ${$ref} leads ${followed.includes($ref) ? 'back to itself' : 'nowhere'}. Fix it in api-spec/, or bundle the spec again.`,
    );
  }
  return {...resolve(document, target as Value, [...followed, $ref]), ...beside};
}

/** Follows the references of a spec. */
export function referencesOf(spec: object): References {
  return {follow: (value) => resolve(spec, value)};
}
