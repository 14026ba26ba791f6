import type {Description} from '../../../src/plugins/api-reference/types';
import {UserError} from '../../lib/fail';

/**
 * Follows references within a bundle until something else is there; values
 * beside a `$ref`, such as a description, win over what it points at.
 *
 * @throws UserError for a reference that leads nowhere or in a circle
 */
export function resolve<Value extends object>(
  description: Description,
  value: Value | {$ref: string} | undefined,
  followed: readonly string[] = [],
): Value | undefined {
  if (value === undefined || !('$ref' in value) || typeof value.$ref !== 'string') {
    return value as Value | undefined;
  }
  const {$ref, ...beside} = value;
  const target = $ref
    .replace(/^#\//u, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], description);
  if (!$ref.startsWith('#/') || typeof target !== 'object' || target === null || followed.includes($ref)) {
    throw new UserError(`The reference ${$ref} of the description leads nowhere. Expected a place in the same file.`);
  }
  return {...resolve(description, target as Value, [...followed, $ref]), ...beside} as Value;
}
