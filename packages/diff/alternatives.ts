import {type Form, type References, type Schema, formsOf, mergeSchema, withoutChoices} from '@packages/openapi';
import difference from 'lodash/difference';
import uniq from 'lodash/uniq';

import {shapeOf} from './shape';

/** A form of a value, as shown in reports. `null` is not included. */
export interface Alternative extends Form {
  /** Whether all schemas that lead to the form have a name or a title. */
  isNamed: boolean;
  /** The names of these schemas, and the shapes of unnamed ones. */
  label: string;
  /** The form's shape, which doesn't depend on names: see {@link shapeOf}. */
  shape: string;
}

/** The forms of a schema, and whether one of them is `null`. */
export function alternativesOf(
  schema: Schema | boolean,
  references: References,
): {all: Alternative[]; hasNull: boolean} {
  const forms = formsOf(schema, references);
  const all = forms.filter(({type}) => type !== 'null');
  return {
    hasNull: all.length < forms.length,
    all: all.map((form): Alternative => {
      const parts = (form.chosen.length > 0 ? form.chosen : [schema])
        .map((part) => ({part, merged: mergeSchema(part, references)}))
        .map(({part, merged: {name, title, choices}}) => ({part, name: name ?? title, isChoice: choices.length > 0}))
        // A choice within a choice is only shown if it has a name.
        .filter(({name, isChoice}) => name !== undefined || !isChoice);
      return {
        ...form,
        isNamed: parts.every(({name}) => name !== undefined),
        label: parts.map(({part, name}) => name ?? shapeOf(part, references)).join(', '),
        shape: shapeOf(withoutChoices(form.schema), references),
      };
    }),
  };
}

/** Whether the same value can have the types of both forms. */
const isCompatible = ({type: a}: Form, {type: b}: Form): boolean =>
  a === undefined || b === undefined || a === b || [a, b].every((type) => type === 'number' || type === 'integer');

/**
 * Pairs the forms of two versions: by name, by the values that they allow, or as the only unnamed forms of their type.
 * If this finds no pair, and one version has a single form, pairs that form with every form of a compatible type.
 */
export function pairAlternatives(
  before: readonly Alternative[],
  after: readonly Alternative[],
): {gone: Alternative[]; added: Alternative[]; both: (readonly [Alternative, Alternative])[]} {
  const both: (readonly [Alternative, Alternative])[] = [];
  const pairedAt = (version: 0 | 1): Alternative[] => both.map((pair) => pair[version]);
  const gone = (): Alternative[] => difference(before, pairedAt(0));
  const added = (): Alternative[] => difference(after, pairedAt(1));
  const isOnly = (of: Alternative, list: readonly Alternative[]): boolean =>
    list.filter((it) => !it.isNamed && isCompatible(it, of)).length === 1;
  const isSame: readonly ((old: Alternative, present: Alternative) => boolean)[] = [
    (old, present) => old.isNamed && old.type === present.type && old.label === present.label,
    (old, present) => old.shape === present.shape,
    (old, present) =>
      !old.isNamed && !present.isNamed && isCompatible(old, present) && isOnly(old, gone()) && isOnly(old, added()),
  ];
  for (const matches of isSame) {
    for (const old of gone()) {
      const partner = added().find((present) => matches(old, present));
      if (partner) {
        both.push([old, partner]);
      }
    }
  }
  if (both.length === 0 && (before.length === 1 || after.length === 1)) {
    const pairs = before.flatMap((old) => after.map((present) => [old, present] as const));
    both.push(...pairs.filter(([old, present]) => isCompatible(old, present)));
  }
  return {gone: gone(), added: added(), both};
}

/** The types of all forms, except for named forms that only one version has; undefined if every type is allowed. */
export function typesOf(all: readonly Alternative[], unpaired: readonly Alternative[]): string[] | undefined {
  const types = all.filter((it) => !it.isNamed || !unpaired.includes(it)).map(({type}) => type);
  return types.every((type) => type !== undefined) ? uniq(types) : undefined;
}

/** Whether values of a type are allowed. Every integer is a number. */
export const allowsType = (types: readonly string[] | undefined, type: string | undefined): boolean =>
  types === undefined ||
  (type !== undefined && types.includes(type)) ||
  (type === 'integer' && types.includes('number'));

/**
 * The labels of forms that only one version has. Unnamed forms whose type the other version lacks are left out, because
 * the type change lists them.
 */
export const labelsOf = (unpaired: readonly Alternative[], otherTypes: readonly string[] | undefined): string[] =>
  uniq(unpaired.filter((it) => it.isNamed || allowsType(otherTypes, it.type)).map(({label}) => label));
