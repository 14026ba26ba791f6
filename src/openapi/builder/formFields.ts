import isEqual from 'lodash/isEqual';

import type {FormField, MapField} from './form';
import {firstSentence} from '../prose';
import type {References} from '../references';
import {type MergedChoice, type MergedSchema, asSchema, asText, mergeSchema} from '../schemas';
import type {Schema} from '../types';

/** Strings that can be longer get a multi-line input. */
const longText = 1000;

/** Limits the nesting of recursive schemas; deeper values are written as JSON. */
const maxDepth = 8;

/** Creates a field from a schema; undefined if it is not part of requests. */
export type FormFieldMaker = (name: string, schema: Schema, required: boolean) => FormField | undefined;

/** The literal start of a pattern: `x-` of `^x-`. */
const literalStart = (pattern = ''): string | undefined => /^\^([\w-]+)(?![\w-]*[?*+{|])/u.exec(pattern)?.[1];

/** The remainder of a schema without one of its choices. */
function withoutChoice(merged: MergedSchema, choice: MergedChoice): Schema {
  const {
    types,
    nullable: _nullable,
    never: _never,
    choices,
    conditions,
    meanings: _meanings,
    name: _name,
    ...rest
  } = merged;
  const others = choices
    .filter((it) => it !== choice)
    .map(({rule, members}): Schema => (rule === 'one' ? {oneOf: members} : {anyOf: members}));
  return {...rest, ...(types.length > 0 && {type: types}), allOf: [...others, ...conditions]};
}

/** The names, limits and values of a map. */
type MapSource = Pick<MergedSchema, 'patternProperties' | 'additionalProperties' | 'propertyNames' | 'maxProperties'>;

/** Makes form fields from the schemas of a spec. */
export function formFieldMaker(references: References): FormFieldMaker {
  const merge = (schema: Schema | boolean): MergedSchema => mergeSchema(schema, references);

  /** Whether an alternative has fields, types or values that the enclosing schema lacks. */
  const bringsContent = (around: MergedSchema, member: Schema): boolean => {
    const {types, properties, enum: values, const: only, choices} = merge(member);
    return (
      Object.keys(properties).some((name) => !Object.hasOwn(around.properties, name)) ||
      (around.types.length === 0 && types.length > 0 && Object.keys(around.properties).length === 0) ||
      values !== undefined ||
      only !== undefined ||
      choices.some((choice) => choice.members.some((inner) => bringsContent(around, inner)))
    );
  };

  /** The properties that distinguish an alternative from the others. */
  const labelOf = (member: Schema, members: readonly Schema[], index: number): string => {
    const merged = merge(member);
    const all = members.map(merge);
    const constant = Object.entries(merged.properties).find(
      ([name, property]) =>
        merge(property).const !== undefined &&
        all.every((other) => other.properties[name] && merge(other.properties[name]).const !== undefined),
    );
    const special = merged.required.filter((name) => !all.every((other) => other.required.includes(name)));
    return (
      merged.title ??
      (constant && asText(merge(constant[1]).const)) ??
      (special.length > 0 ? special.join(', ') : undefined) ??
      merged.name ??
      (merged.types.length > 0 ? merged.types.join(', ') : String(index + 1))
    );
  };

  const make = (
    name: string,
    schema: Schema | boolean,
    required: boolean,
    depth = 0,
    around: readonly string[] = [],
  ): FormField | undefined => {
    const merged = merge(schema);
    if (merged.readOnly === true || merged.never) {
      return undefined;
    }
    const {types, nullable} = merged;
    const common = {name, required, nullable, hint: firstSentence(merged.description ?? '')};
    // A recursive schema.
    if (depth > maxDepth || around.filter((other) => other === merged.name).length > 1) {
      return {...common, kind: 'json'};
    }
    const names = merged.name === undefined ? around : [...around, merged.name];
    const inner = (innerName: string, part: Schema | boolean, needed: boolean): FormField | undefined =>
      make(innerName, part, needed, depth + 1, names);

    const options = (merged.const === undefined ? (merged.enum ?? []) : [merged.const]).filter((it) => it !== null);
    if (options.length > 0) {
      return options.every((it) => ['string', 'number', 'boolean'].includes(typeof it))
        ? {...common, kind: 'choice', options: options as (string | number | boolean)[]}
        : {...common, kind: 'json'};
    }

    const choice = merged.choices.find(({members}) => members.some((member) => bringsContent(merged, member)));
    const alternatives = choice
      ? choice.members.map((member, index) => ({
          label: labelOf(member, choice.members, index),
          schema: {allOf: [withoutChoice(merged, choice), member]},
        }))
      : types.length > 1 && !isEqual([...types].sort(), ['integer', 'number'])
        ? types.map((type) => ({label: type, schema: {...withoutChoice(merged, {rule: 'any', members: []}), type}}))
        : [];
    if (alternatives.length > 0) {
      return {
        ...common,
        kind: 'union',
        alternatives: alternatives.flatMap(({label, schema: alternative}) => {
          const field = make(name, alternative, true, depth + 1, names);
          // A nested choice becomes part of the outer one.
          const all = field?.kind === 'union' ? field.alternatives : field ? [{label: '', field}] : [];
          return all.map(({label: innerLabel, field: inner}) => ({
            label: [label, innerLabel].filter((part) => part !== '').join(', '),
            field: {...inner, nullable: false, hint: ''},
          }));
        }),
      };
    }

    const allows = (type: string): boolean => types.length === 0 || types.includes(type);
    const map = allows('object') ? mapOf(merged, common, (part) => inner('', part, true)) : undefined;
    const conditional = merged.conditions
      .flatMap(({then, else: otherwise}) => [then, otherwise])
      .flatMap((part) => (part ? Object.entries(merge(part).properties) : []))
      .filter(([key]) => !Object.hasOwn(merged.properties, key));
    const properties = [...Object.entries(merged.properties), ...conditional];
    if (properties.length > 0 && allows('object')) {
      const fields = properties.flatMap(([key, property]) => inner(key, property, merged.required.includes(key)) ?? []);
      return {...common, kind: 'object', fields, ...(map && {others: {...map, name: '', required: true, hint: ''}})};
    }
    if ((merged.items || merged.prefixItems.length > 0) && allows('array')) {
      const {minItems, maxItems} = merged;
      const first = merged.prefixItems.map(
        (part, index): FormField => inner(String(index), part, true) ?? {...common, name: String(index), kind: 'json'},
      );
      const item = merged.items && inner('', merged.items, true);
      const limits = {...(minItems !== undefined && {minItems}), ...(maxItems !== undefined && {maxItems})};
      return {...common, kind: 'list', ...(first.length > 0 && {first}), ...(item && {item}), ...limits};
    }
    if (map) {
      return map;
    }
    if (types.includes('string')) {
      const {maxLength = 0, format} = merged;
      return {...common, kind: 'text', long: maxLength > longText && format === undefined};
    }
    if (types.includes('boolean')) {
      return {...common, kind: 'boolean'};
    }
    return types.includes('integer') || types.includes('number')
      ? {...common, kind: 'number', whole: !types.includes('number'), minimum: merged.minimum}
      : {...common, kind: 'json'};
  };

  const mapOf = (
    {patternProperties, additionalProperties, propertyNames, maxProperties}: MapSource,
    common: Pick<MapField, 'name' | 'required' | 'nullable' | 'hint'>,
    inner: (schema: Schema | boolean) => FormField | undefined,
  ): MapField | undefined => {
    const patterns = Object.entries(patternProperties);
    const [[pattern, ofPattern] = [undefined, undefined]] = patterns;
    const schema = ofPattern ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const item = schema && inner(asSchema(schema));
    if (!item) {
      return undefined;
    }
    const limits = propertyNames && merge(propertyNames);
    const names = limits?.enum?.filter((it) => typeof it === 'string');
    const prefix = literalStart(pattern ?? limits?.pattern);
    return {
      ...common,
      kind: 'map',
      item,
      ...(names && {names}),
      ...(prefix !== undefined && {prefix}),
      ...(maxProperties !== undefined && {maxItems: maxProperties}),
    };
  };

  return (name, schema, required) => make(name, schema, required);
}
