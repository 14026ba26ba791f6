import {type Json, type MergedSchema, type References, type Schema, formsOf, mergeSchema, own} from '@packages/openapi';
import isEmpty from 'lodash/isEmpty';
import isEqual from 'lodash/isEqual';
import memoize from 'lodash/memoize';
import union from 'lodash/union';
import uniqWith from 'lodash/uniqWith';

/** The maximum depth of the required parts in an added value; only a recursive schema exceeds it. */
const maxDepth = 8;

/** A value that a menu can offer. */
type Scalar = string | number | boolean;

/** A named value in an object. */
interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** How a value is entered. */
export interface Input {
  /** A menu, the fields of an object, the items of a list, a string, or a number; JSON for anything else. */
  kind: 'select' | 'object' | 'list' | 'text' | 'number' | 'json';
  options: readonly Scalar[];
  fields: readonly Field[];
  items?: Schema;
  /** The first form that the value may have; undefined if no value is allowed. */
  form?: MergedSchema;
  nullable: boolean;
  hint: Schema['x-hint'];
}

/** Reads the schema of a request as inputs, one level at a time. */
export type InputReader = ReturnType<typeof inputReader>;

/** The kinds of inputs for values without known options or fields, by the type of the value. */
const kinds: Readonly<Record<string, Input['kind']>> = {
  array: 'list',
  string: 'text',
  number: 'number',
  integer: 'number',
};

/** The values that a schema lists. */
const optionsOf = ({enum: values = [], types}: MergedSchema): readonly Scalar[] =>
  (values.length === 0 && types[0] === 'boolean' ? [true, false] : values) as Scalar[];

/** Whether all field names of an object are known. */
const hasFields = ({types: [type = 'object'], patternProperties, additionalProperties}: MergedSchema): boolean =>
  type === 'object' && isEmpty(patternProperties) && typeof additionalProperties !== 'object';

/** Creates a reader of the schemas in a document, such as the schema of a request. */
export function inputReader(references: References) {
  const merge = (schema: Schema): MergedSchema => mergeSchema(schema, references);

  /** Whether requests can contain a value. */
  const isSent = (schema: Schema): boolean => merge(schema).readOnly !== true && !merge(schema).never;

  /** The fields of an object, including those that only some of its forms or conditions mention. */
  const fieldsOf = (known: MergedSchema['properties'], forms: readonly MergedSchema[]): Field[] => {
    const conditions = forms.flatMap((form) => form.conditions).flatMap(({then, else: otherwise}) => [then, otherwise]);
    const others = [...forms, ...conditions.map((part) => merge(part ?? {}))].map(({properties}) => properties);
    return union(...[known, ...others].map(Object.keys)).flatMap((name) => {
      const described = Object.hasOwn(known, name) ? [known] : others;
      const schemas = described.flatMap((properties) => own(properties, name) ?? []).filter(isSent);
      const [schema, ...different] = uniqWith(schemas, isEqual);
      const isRequired = forms.every(({required}) => required.includes(name));
      return schema ? [{name, schema: different.length > 0 ? {anyOf: schemas} : schema, isRequired}] : [];
    });
  };

  const kindOf = (forms: readonly MergedSchema[], {options, fields, items}: Omit<Input, 'kind'>): Input['kind'] => {
    if (options.length > 0) {
      return 'select';
    }
    if (fields.length > 0) {
      return 'object';
    }
    const [type = '', ...others] = union(forms.flatMap(({types}) => types));
    const kind = others.length === 0 ? kinds[type] : undefined;
    return kind === undefined || (kind === 'list' && !(items && isSent(items))) ? 'json' : kind;
  };

  const read = memoize((schema: Schema): Input => {
    const {nullable, properties, 'x-hint': hint} = merge(schema);
    const forms = formsOf(schema, references)
      .filter(({type}) => type !== 'null')
      .map((form) => form.schema);
    const [form] = forms;
    const options = forms.map(optionsOf);
    const isMenu = options.every((listed) => listed.length > 0 && listed.every((it) => typeof it !== 'object'));
    const input = {
      options: isMenu ? union(...options) : [],
      fields: forms.every(hasFields) ? fieldsOf(properties, forms) : [],
      items: forms.every(({prefixItems}) => prefixItems.length === 0) ? form?.items : undefined,
      form,
      nullable,
      hint: hint ?? form?.['x-hint'],
    };
    return {...input, kind: kindOf(forms, input)};
  });

  /** The initial value of an added field: only its required parts, with empty values. */
  const empty = (schema: Schema, depth = 0): Json => {
    const {kind, options, fields, items = {}, form} = read(schema);
    switch (depth > maxDepth ? 'json' : kind) {
      case 'text':
        return '';
      case 'number':
        return form?.minimum ?? 0;
      case 'select':
        return options[0] ?? '';
      case 'object': {
        const required = fields.filter(({name}) => form?.required.includes(name));
        return Object.fromEntries(required.map((field) => [field.name, empty(field.schema, depth + 1)]));
      }
      case 'list':
        return Array.from({length: Math.max(form?.minItems ?? 1, 1)}, () => empty(items, depth + 1));
      case 'json':
        return {};
    }
  };

  return {read, empty: (schema: Schema) => empty(schema)};
}
