import {hosts} from '../../../src/config/site';
import type {Locale} from '../../../src/config/locales';
import {pageUrl} from '../../../src/lib/routes';
import type {Description} from '../../../src/openapi/types';

/** What a reader looks for first comes first. */
const rootOrder = [
  'openapi',
  'info',
  'jsonSchemaDialect',
  'servers',
  'security',
  'tags',
  'paths',
  'webhooks',
  'components',
];
const componentOrder = [
  'securitySchemes',
  'parameters',
  'requestBodies',
  'schemas',
  'headers',
  'responses',
  'links',
  'examples',
];

/** The entries of an object in a given order; those that it does not name keep theirs, at the end. */
function ordered(object: object, order: readonly string[]): object {
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => place(a) - place(b)));
}

/** The entries of an object by name, whatever the language of the machine. */
function sorted(object: object): object {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The description in an order for readers: what the API is, its operations in
 * the order of the reference, then what they share, by name.
 */
export function inReadableOrder(description: Description): Description {
  const {components} = description;
  const shared = Object.fromEntries(
    Object.entries(ordered(components ?? {}, componentOrder)).map(([kind, entries]) => [
      kind,
      sorted(entries as object),
    ]),
  );
  return ordered({...description, ...(components ? {components: shared} : {})}, rootOrder) as Description;
}

/** Keys whose values are data of the API's users, not texts of the description. */
const data = new Set(['value', 'example', 'examples', 'default', 'const', 'enum']);

/** Whether a key of an object is a name that the API gives, and not a keyword. */
const namesOnly = new Set(['properties', 'patternProperties', 'schemas', 'x-enumDescriptions']);

/**
 * Markdown links from the site's root as whole addresses, in a language: read
 * elsewhere, the description has no site around it.
 */
export function withWholeLinks(description: Description, locale: Locale): Description {
  const whole = (text: string): string =>
    text.replace(/\]\((\/[^\s)]*)/gu, (_match, path: string) => `](${hosts.site}${pageUrl(path, locale)}`);
  const walk = (node: unknown, named = false): unknown => {
    if (typeof node === 'string') {
      return whole(node);
    }
    if (Array.isArray(node)) {
      return node.map((item) => walk(item));
    }
    return typeof node === 'object' && node !== null
      ? Object.fromEntries(
          Object.entries(node).map(([key, value]) => [
            key,
            !named && data.has(key) ? value : walk(value, !named && namesOnly.has(key)),
          ]),
        )
      : node;
  };
  return walk(description) as Description;
}
