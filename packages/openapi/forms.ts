import omit from 'lodash/omit';
import pickBy from 'lodash/pickBy';

import {keywords} from './keywords';
import type {References} from './references';
import {type MergedChoice, type MergedSchema, RecursionError, mergeSchema, valuesOf} from './schemas';
import {typeOf} from './typeNames';
import type {Schema} from './types';

/** One form of a value. */
export interface Form {
  /** The type, such as `string` or `null`; undefined if the schema allows every type. */
  type: string | undefined;
  /** The alternatives of `oneOf` and `anyOf` that lead to the form, outermost first. */
  chosen: readonly Schema[];
  /**
   * The requirements for the form's values, from the alternatives and the schemas around them: at most one type, no
   * `null`, and no keywords that only affect other types. The `name` is that of the innermost component.
   */
  schema: MergedSchema;
}

/** Only a schema that contains itself nests choices this deep. */
const maxDepth = 50;

const isNumeric = (type: string | undefined): boolean => type === 'number' || type === 'integer';

/** Whether two types have values in common. Undefined stands for any type, and every integer is a number. */
const matches = (of: string | undefined, type: string): boolean =>
  of === undefined || of === type || (isNumeric(of) && isNumeric(type));

/** A merged schema, limited to the values of one type except `null`. */
function ofType(type: string | undefined, merged: MergedSchema, references: References): MergedSchema {
  const values = valuesOf(merged)?.filter((it) => it !== null && (type === undefined || matches(typeOf(it), type)));
  return {
    ...mergeSchema({}, references),
    ...pickBy(merged, (_value, keyword) => type === undefined || matches(keywords[keyword]?.of, type)),
    ...(values && {enum: values}),
    types: type === undefined ? [] : [type],
    nullable: false,
  };
}

/** Converts a merged schema to one that can be merged again, without its choices, `null`, and name. */
export function withoutChoices({types, conditions, ...merged}: MergedSchema): Schema {
  return {
    ...omit(merged, ['choices', 'nullable', 'onlyNull', 'never', 'name']),
    ...(types.length > 0 && {type: types}),
    allOf: conditions,
  };
}

const asKeyword = ({rule, members}: MergedChoice): Schema => (rule === 'one' ? {oneOf: members} : {anyOf: members});

/**
 * The forms that a value may have, as listed in `oneOf`, `anyOf`, or `type`. For example, `type: [string, number]`
 * has the same forms as a `oneOf` of both. The alternatives of multiple choices are combined; combinations that don't
 * allow any value are left out. `null` is the last form.
 *
 * @param depth the number of choices around the schema
 * @returns one form for a schema without alternatives, none for one that doesn't allow any value
 * @throws RecursionError for a choice that contains itself without a property or an item in between
 * @example
 * formsOf({type: ['object', 'null'], properties: {…}, oneOf: [{required: ['at']}, {required: ['delay']}]}, references)
 *   .map(({type, chosen, schema}) => [type, chosen, schema.required]);
 * // [['object', [{required: ['at']}], ['at']], ['object', [{required: ['delay']}], ['delay']], ['null', [], []]]
 */
export function formsOf(schema: Schema | boolean, references: References, depth = 0): Form[] {
  const merged = mergeSchema(schema, references);
  const [choice, ...choices] = merged.choices;
  if (choice && depth > maxDepth) {
    throw new RecursionError(merged.name ?? 'oneOf or anyOf');
  }
  const {types, nullable, onlyNull} = merged;
  const expand = (member: Schema): Form[] => {
    const around = {allOf: [withoutChoices(merged), ...choices.map(asKeyword), member]};
    return formsOf(around, references, depth + 1).map((form) => ({
      ...form,
      chosen: [member, ...form.chosen],
    }));
  };
  const byType = (): Form[] => {
    const distinct = types.filter((type) => type !== 'integer' || !types.includes('number'));
    return (distinct.length > 0 ? distinct : [undefined]).map((type) => {
      return {type, chosen: [], schema: ofType(type, merged, references)};
    });
  };
  const forms = merged.never || onlyNull ? [] : choice ? choice.members.flatMap(expand) : byType();
  const values = forms.filter(({type, schema: {enum: listed}}) => type !== 'null' && listed?.length !== 0);
  const hasNull = nullable || forms.some(({type}) => type === 'null');
  return hasNull ? [...values, {type: 'null', chosen: [], schema: mergeSchema({type: 'null'}, references)}] : values;
}
