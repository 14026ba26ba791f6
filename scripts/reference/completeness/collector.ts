import {type JsonObject, type JsonPath, isObject as isNode, pathOfPointer} from '../../../src/lib/json';
import type {Evidence} from './evidence';

/** A keyword that a page has to show. */
export interface Expectation {
  /** The path of the page without the language: `/api/emails/send-email`. */
  page: string;
  /**
   * The section, and the names of the fields around the keyword: `request-body > to`, `response/202 > data > id`. All other names
   * of an object are `*`, as is the whole page.
   */
  place: string;
  /** The keywords of one value, which the text of one field must show together. */
  group: string;
  keyword: string;
  /** The path to the keyword from the root of the bundled spec. */
  path: readonly string[];
  /** Several where one value replaces another, such as a description next to a reference. One of them is shown completely. */
  evidence: readonly (readonly Evidence[])[];
}

/** An object of the spec. */
export type Node = JsonObject;

/** A value and its path. */
export interface At {
  value: unknown;
  path: JsonPath;
}

/** The entries of an object or a list, each with its path. */
export const entriesOf = ({value, path}: At, key: string): (At & {name: string})[] => {
  const inner = isNode(value) ? value[key] : undefined;
  return typeof inner === 'object' && inner !== null
    ? Object.entries(inner as Node).map(([name, item]) => ({name, value: item, path: [...path, key, name]}))
    : [];
};

/** The value of a key with its path. */
export const child = ({value, path}: At, key: string): At => ({
  value: (value as Node | undefined)?.[key],
  path: [...path, key],
});

/** Where a keyword is shown. */
export type Place = Pick<Expectation, 'page' | 'place'>;

/** Collects what the pages of a bundled spec have to show. */
export function collectorOf(spec: object) {
  const found: Expectation[] = [];
  const root: At = {value: spec, path: []};

  const add = (
    {page, place, group = ''}: Place & {group?: string},
    path: JsonPath,
    ...evidence: Evidence[][]
  ): void => {
    if (evidence.some((all) => all.length > 0)) {
      found.push({
        page,
        place,
        group,
        keyword: path.at(-1) ?? '',
        path,
        evidence: evidence.filter((all) => all.length > 0),
      });
    }
  };

  /** The target of a reference: its keywords, then sibling keywords, which replace them. */
  const chain = (at: At): At[] => {
    const {$ref} = isNode(at.value) ? at.value : {};
    if (typeof $ref !== 'string') {
      return [at];
    }
    return [at, ...chain(pathOfPointer($ref).reduce(child, root))];
  };
  const follow = (at: At): At => chain(at).at(-1) ?? at;

  /** Adds the keywords of an object that is not a schema; those missing from `shown` are not shown anywhere. */
  const keywords = (at: At, location: Place, shown: Readonly<Record<string, (value: unknown) => Evidence[]>>): void => {
    const all = chain(at);
    const names = new Set(all.flatMap(({value}) => Object.keys(value as Node)));
    for (const name of [...names].filter((it) => it !== '$ref' && !it.startsWith('x-'))) {
      const owner = all.find(({value}) => Object.hasOwn(value as Node, name)) ?? at;
      const {value, path} = child(owner, name);
      add(location, path, shown[name]?.(value) ?? [{kind: 'unknown'}]);
    }
  };

  return {found, root, add, chain, follow, keywords};
}

/** The result of {@link collectorOf}. */
export type Collector = ReturnType<typeof collectorOf>;
