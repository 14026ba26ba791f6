import {type Form, type References, type Schema, formsOf, mergeSchema, withoutChoices} from '@packages/openapi';
import pull from 'lodash/pull';
import uniq from 'lodash/uniq';

import {shapeOf} from './shape';

/** A form of a value other than `null`, as reports show it. */
export interface Alternative extends Form {
  /** The names that a schema in the other version must have to count as the same; empty if one of the chosen schemas has none. */
  names: readonly string[];
  /** Its first name, or else the schema. */
  label: string;
  /** The values that it allows, regardless of names. */
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
        .map(({part, merged: {name, title, choices}}) => ({
          names: [name, title].filter((it) => it !== undefined),
          label: name ?? title ?? shapeOf(part, references),
          isChoice: choices.length > 0,
        }))
        // A choice within a choice is only shown if it has a name.
        .filter(({names, isChoice}) => names.length > 0 || !isChoice);
      const label = parts.map((it) => it.label).join(', ');
      const isNamed = parts.every(({names}) => names.length > 0);
      const [only, ...others] = parts;
      return {
        ...form,
        label,
        names: only && others.length === 0 ? only.names : isNamed ? [label] : [],
        shape: shapeOf(withoutChoices(form.schema), references),
      };
    }),
  };
}

/** Whether a form is unnamed. */
const isUnnamed = ({names}: Alternative): boolean => names.length === 0;

/** Whether values of one type may be values of the other. */
const isCompatible = ({type: a}: Form, {type: b}: Form): boolean =>
  a === undefined || b === undefined || a === b || [a, b].every((type) => type === 'number' || type === 'integer');

/**
 * Pairs the forms of two versions: by name, by what they allow, by type, or because there is only one. A schema with
 * one form that now has multiple forms, or vice versa, is paired with each of them.
 */
export function pairAlternatives(
  before: readonly Alternative[],
  after: readonly Alternative[],
): {gone: Alternative[]; added: Alternative[]; both: (readonly [Alternative, Alternative])[]} {
  const [gone, added] = [[...before], [...after]];
  const both: (readonly [Alternative, Alternative])[] = [];
  const isOnly = (of: Alternative, list: readonly Alternative[]): boolean =>
    list.filter((it) => isUnnamed(it) && isCompatible(it, of)).length === 1;
  const isSame: readonly ((old: Alternative, present: Alternative) => boolean)[] = [
    (old, present) => old.type === present.type && old.names.some((name) => present.names.includes(name)),
    (old, present) => old.shape === present.shape,
    (old, present) =>
      isUnnamed(old) && isUnnamed(present) && isCompatible(old, present) && isOnly(old, gone) && isOnly(old, added),
  ];
  for (const matches of isSame) {
    for (const old of [...gone]) {
      const partner = added.find((present) => matches(old, present));
      if (partner) {
        both.push([old, partner]);
        pull(gone, old);
        pull(added, partner);
      }
    }
  }
  if (both.length === 0 && (before.length === 1 || after.length === 1)) {
    both.push(
      ...before.flatMap((old) =>
        after.filter((present) => isCompatible(old, present)).map((present) => [old, present] as const),
      ),
    );
    pull(gone, ...both.map(([old]) => old));
    pull(added, ...both.map(([, present]) => present));
  }
  return {gone, added, both};
}

/** The types of all forms except named ones that only one version has; undefined if every type is allowed. */
export function typesOf(all: readonly Alternative[], unpaired: readonly Alternative[]): string[] | undefined {
  const types = all.filter((it) => isUnnamed(it) || !unpaired.includes(it)).map(({type}) => type);
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
  uniq(unpaired.filter((it) => !isUnnamed(it) || allowsType(otherTypes, it.type)).map(({label}) => label));
