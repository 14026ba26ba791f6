import type {Description, Ref} from './types';

/** Follows references of a description. */
export interface References {
  /**
   * What a reference leads to; the keys beside it win. What is none comes back
   * as it is.
   *
   * @throws Error naming a reference that leads nowhere
   */
  follow: <Value extends Ref>(value: Value) => Value;
}

/** The name that the description gives to what a reference leads to: `Email`. */
export function refName({$ref}: Ref): string | undefined {
  return $ref?.split('/').pop();
}

/** References are followed one at a time, so a schema may contain itself. */
export function referencesOf(description: Description | object): References {
  const follow = <Value extends Ref>(value: Value): Value => {
    if (value.$ref === undefined) {
      return value;
    }
    const {$ref, ...beside} = value;
    const found = $ref
      .replace(/^#\//u, '')
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], description);
    if (typeof found !== 'object' || found === null) {
      throw new Error(`The reference ${$ref} leads nowhere. Mend it in api-spec/, or bundle the description anew.`);
    }
    return {...follow(found as Value), ...beside};
  };
  return {follow};
}
