import type {RootContent} from 'mdast';

import type {Field} from './fields';
import {element, list, markdown} from './mdx';

/**
 * Draws fields as a list; nested fields follow inside their parent.
 *
 * @param prefix the start of the fields' ids, such as `body`: the field
 *   `to` gets the id `body-to`, its inner field `name` `body-to-name`
 * @param open how many levels of nested fields are open from the start, however many fields they have
 */
export function fieldList(fields: readonly Field[], prefix: string, open = 0): RootContent[] {
  return fields.length === 0
    ? []
    : [
        element(
          'FieldList',
          {},
          fields.map((field) => fieldItem(field, prefix, open)),
        ),
      ];
}

/** The sentence "exactly one of these", where a schema asks for that. */
export function exclusiveNote(groups: readonly string[][]): RootContent[] {
  return groups.length === 0 ? [] : [element('ExclusiveFields', {groups})];
}

function fieldItem(field: Field, prefix: string, open: number): RootContent {
  const id = `${prefix}-${field.name.replace(/[^\w-]+/gu, '-')}`;
  const {name, type, required, deprecated, defaultValue, example} = field;
  const limits = Object.keys(field.limits).length > 0 ? field.limits : undefined;
  return element('Field', {id, name, type, required, deprecated, limits, defaultValue, example}, [
    ...markdown(field.description),
    ...(field.enumValues.length === 0
      ? []
      : [
          element('EnumValues', {}, [
            list(
              field.enumValues.map(({value, meaning}) =>
                meaning === undefined ? `\`${value}\`` : `\`${value}\`: ${meaning}`,
              ),
            ),
          ]),
        ]),
    ...nested(field, id, open),
  ]);
}

function nested(field: Field, id: string, open: number): RootContent[] {
  const {children, exclusive, variants} = field;
  return [
    ...(children.length === 0
      ? []
      : [
          element('NestedFields', {name: field.name, count: children.length, open: open > 0}, [
            ...exclusiveNote(exclusive),
            ...fieldList(children, id, open - 1),
          ]),
        ]),
    ...variantList(variants, id),
  ];
}

/** Draws alternative shapes, each with its fields. */
export function variantList(variants: Field['variants'], prefix: string): RootContent[] {
  return variants.map(({name, fields}, index) =>
    element('Variant', {name}, fieldList(fields, `${prefix}-${index + 1}`)),
  );
}
