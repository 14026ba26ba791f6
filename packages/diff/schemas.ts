import {type MergedSchema, type References, type Schema, asSchema, isObject, mergeSchema, own} from '@packages/openapi';
import difference from 'lodash/difference';
import isEqual from 'lodash/isEqual';
import xor from 'lodash/xor';

import {type Alternative, allowsType, alternativesOf, labelsOf, pairAlternatives, typesOf} from './alternatives';
import {type Shift, innerPaths, limitsOf, shiftOf} from './limits';
import {type Pair, membersOf, ownerOf, partsOf, propertiesIn, sharedName} from './places';
import {type Direction, type RuleName, type SchemaChange, fromTo} from './rules';

/** A difference and its location: a path in the compared value, or in the component that declares the changed part. */
interface Found {
  rule: RuleName;
  path: string;
  component?: string | undefined;
  detail?: string | undefined;
}

/** Sets the component of differences that don't have one. */
const inComponent = (differences: readonly Found[], component: string | undefined): Found[] =>
  differences.map((it) => ({...it, component: it.component ?? component}));

/**
 * Compares two versions of a schema and returns each difference that clients can notice. For each value, compares the
 * sets of forms, and then the paired forms. Ignores text and examples.
 */
export function compareSchemas(
  [was, is]: readonly [Schema | undefined, Schema | undefined],
  [before, after]: readonly [References, References],
  direction: Direction,
): Found[] {
  /** The pairs being compared; a pair that recurs ends the recursion. */
  const open = new Set<string>();

  const found = (change: SchemaChange, detail?: string, path = '', component?: string): Found => ({
    rule: `${direction}-${change}`,
    path,
    component,
    detail,
  });

  const limit = (name: string, was: unknown, is: unknown, shift = shiftOf(was, is, name)): Found[] => {
    const change = shift === 'narrower' ? 'tightened' : shift === 'wider' ? 'loosened' : 'changed';
    return shift === 'same' ? [] : [found(`limit-${change}`, fromTo(name, was, is))];
  };

  const typeShift = (shift: Shift, detail: string): Found[] => {
    const requestRule = shift === 'wider' ? 'request-type-added' : 'request-type-changed';
    const responseRule = shift === 'narrower' ? 'response-type-narrowed' : 'response-type-changed';
    return shift === 'same' ? [] : [{rule: direction === 'request' ? requestRule : responseRule, path: '', detail}];
  };

  const members = (kind: 'value' | 'alternative', gone: readonly string[], added: readonly string[]): Found[] => [
    ...gone.map((detail) => found(`${kind}-removed`, detail)),
    ...added.map((detail) => found(`${kind}-added`, detail)),
  ];

  const compare = (a: Schema | boolean, b: Schema | boolean): Found[] => {
    const key = JSON.stringify([a, b]);
    if (open.has(key)) {
      return [];
    }
    open.add(key);
    const differences = compareForms(asSchema(a), asSchema(b));
    open.delete(key);
    return differences;
  };

  /** Compares the schemas of a part, such as a list's items. A schema that only one version has counts as a limit. */
  const inside = (was: unknown, is: unknown, keyword: string, path: string, component?: string): Found[] =>
    isObject(was) && isObject(is)
      ? compare(was, is).map((it) => (it.component === undefined ? {...it, component, path: `${path}${it.path}`} : it))
      : limit(keyword, was, is);

  const compareForms = (a: Schema, b: Schema): Found[] => {
    const [from, to] = [alternativesOf(a, before), alternativesOf(b, after)];
    const [wasEmpty, isEmpty] = [from, to].map(({all, hasNull}) => all.length === 0 && !hasNull);
    if (wasEmpty || isEmpty) {
      return limit('limit', wasEmpty ? 'no value is valid' : undefined, isEmpty ? 'no value is valid' : undefined);
    }
    const {gone, added, both} = pairAlternatives(from.all, to.all);
    const isSingle = from.all.length + to.all.length === 2;
    const component = isSingle || sharedName(a) !== undefined ? sharedName(b) : undefined;
    // Null next to a reference belongs to the property, not to the referenced schema.
    const isBesideName = membersOf(a).length + membersOf(b).length > 0;
    const [oldTypes, types] = [typesOf(from.all, gone), typesOf(to.all, added)];
    return [
      ...inComponent(compareNull(from, to), isBesideName ? undefined : component),
      ...inComponent(
        [
          ...compareTypes(oldTypes, types),
          ...members('alternative', labelsOf(gone, types), labelsOf(added, oldTypes)),
          ...compareRules(a, b),
          ...comparePairs(a, b, both, isSingle),
        ],
        component,
      ),
    ];
  };

  /** Only forms with a type specify whether null is allowed. */
  const compareNull = (from: ReturnType<typeof alternativesOf>, to: typeof from): Found[] => {
    const [wasOpen, isOpen] = [from, to].map(({all}) => all.some(({type}) => type === undefined));
    return from.hasNull === to.hasNull || wasOpen !== isOpen
      ? []
      : typeShift(to.hasNull ? 'wider' : 'narrower', to.hasNull ? 'null is allowed' : 'null is not allowed');
  };

  const compareTypes = (was: string[] | undefined, is: string[] | undefined): Found[] => {
    const lost = was === undefined ? is !== undefined : was.some((type) => !allowsType(is, type));
    const gained = is === undefined ? was !== undefined : is.some((type) => !allowsType(was, type));
    const shift = lost && gained ? 'other' : lost ? 'narrower' : gained ? 'wider' : 'same';
    return typeShift(shift, fromTo('type', was?.join(' or ') ?? 'any', is?.join(' or ') ?? 'any'));
  };

  /** `oneOf` is stricter than `anyOf`. */
  const compareRules = (a: Schema, b: Schema): Found[] => {
    const [was, is] = [mergeSchema(a, before), mergeSchema(b, after)].map(({choices: [choice]}) => choice?.rule);
    const isDifferent = was !== undefined && is !== undefined && was !== is;
    return isDifferent ? limit('', `${was}Of`, `${is}Of`, is === 'one' ? 'narrower' : 'wider') : [];
  };

  /** Compares the pairs of forms. A difference in all pairs is a difference in the whole value. */
  const comparePairs = (
    a: Schema,
    b: Schema,
    pairs: readonly (readonly [Alternative, Alternative])[],
    isSingle: boolean,
  ): Found[] => {
    const lists = pairs.map(([old, present]) => {
      const oldParts = [a, ...old.chosen].flatMap((source) => partsOf(source, before));
      const parts = [b, ...present.chosen].flatMap((source) => partsOf(source, after));
      const only = membersOf(b).length > 0 ? present.chosen[0] : undefined;
      return inComponent(
        comparePair({from: old.schema, to: present.schema, oldParts, parts}),
        only && sharedName(only),
      );
    });
    const isCommon = (difference: Found): boolean =>
      isSingle || (lists.length > 1 && lists.every((list) => list.some((it) => isEqual(it, difference))));
    return lists.flatMap((list, index) => {
      const name = pairs[index]?.[1].label ?? '';
      return list.map((it) => (it.component || isCommon(it) ? it : {...it, path: ` (${name})${it.path}`}));
    });
  };

  const comparePair = (pair: Pair): Found[] => {
    const {from, to} = pair;
    return [
      // Clients treat a format as a separate type.
      ...typeShift(shiftOf(from.format, to.format), fromTo('format', from.format, to.format)),
      ...compareValues(from, to),
      ...limitsOf([from, before], [to, after]).flatMap(({keyword, was, is}) => limit(keyword, was, is)),
      ...(isEqual(from.default, to.default)
        ? []
        : [found('default-changed', fromTo('default', from.default, to.default))]),
      ...compareProperties(pair),
      ...Object.entries(innerPaths).flatMap(([keyword, path]) =>
        inside(own<unknown>(from, keyword), own<unknown>(to, keyword), keyword, path),
      ),
    ];
  };

  const compareValues = (from: MergedSchema, to: MergedSchema): Found[] => {
    const [was, is] = [from, to].map(({enum: listed}) => listed?.map((value) => JSON.stringify(value)));
    if (was === undefined || is === undefined) {
      return limit('enum', was?.join(', '), is?.join(', '));
    }
    const [gone, added] = [difference(was, is), difference(is, was)];
    return direction === 'response' && gone.length === was.length && added.length > 0
      ? [{rule: 'response-value-replaced', path: '', detail: fromTo('values', was.join(', '), is.join(', '))}]
      : members('value', gone, added);
  };

  /** The properties that clients send or receive, except for those that only the other side may set. */
  const propertiesOf = (schema: MergedSchema, references: References): Record<string, Schema> =>
    Object.fromEntries(
      Object.entries(propertiesIn(schema)).filter(([, property]) => {
        const {readOnly, writeOnly, never} = mergeSchema(property, references);
        return !never && !(direction === 'request' ? readOnly : writeOnly);
      }),
    );

  const compareProperties = (pair: Pair): Found[] => {
    const {from, to} = pair;
    const [old, present] = [propertiesOf(from, before), propertiesOf(to, after)];
    const properties = Object.keys({...old, ...present}).flatMap((name): Found[] => {
      const [was, is] = [own(old, name), own(present, name)];
      const component = ownerOf(pair, (part) => Object.hasOwn(propertiesIn(part), name));
      const property = (change: SchemaChange): Found => found(change, undefined, `.${name}`, component);
      if (!is) {
        return [property('property-removed')];
      }
      if (!was) {
        const isRequired = direction === 'request' && to.required.includes(name);
        return [{...property('property-added'), ...(isRequired && {rule: 'required-request-property-added'})}];
      }
      const isDeprecated = mergeSchema(is, after).deprecated && !mergeSchema(was, before).deprecated;
      return [
        ...(isDeprecated ? [property('property-deprecated')] : []),
        ...inside(was, is, name, `.${name}`, component),
      ];
    });
    // A property can be required in one part of a schema and described in another.
    const requirements = xor(from.required, to.required)
      .filter((name) => Object.hasOwn(old, name) === Object.hasOwn(present, name))
      .map((name) => {
        const component = ownerOf(pair, ({required = []}) => required.includes(name));
        return found(
          `property-${to.required.includes(name) ? 'required' : 'optional'}`,
          undefined,
          `.${name}`,
          component,
        );
      });
    return [...properties, ...requirements];
  };

  return compare(was ?? true, is ?? true);
}
