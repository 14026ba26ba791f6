import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import {isObject, partsOf, schemasOfProperty} from './schemas.mjs';

/** Keywords whose values are schemas, lists of schemas or maps of schemas. */
const schemaKeywords = new Set([
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const mapKeywords = new Set(['$defs', 'dependentSchemas', 'patternProperties', 'properties']);

/** Keywords that do not limit values. */
const annotations = new Set(['$comment', 'default', 'discriminator', 'example', 'examples', 'externalDocs', 'xml']);

/** The sender of a value: fields that only the other side sends are not required. */
const omittable = {request: 'readOnly', response: 'writeOnly'};

/** Validates values against schemas that are spread over several files. */
export function createValidator() {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    unicodeRegExp: true,
  });
  addFormats(ajv);
  const ids = new Map();
  const locations = new WeakMap();

  const convert = (schema, location, context) => {
    if (!isObject(schema)) {
      return schema;
    }
    const {resolve, direction} = context;
    const inner = (value, keys) => convert(value, location.child(keys), context);
    const {$ref, ...own} = schema;
    const converted = Object.fromEntries(
      Object.entries(own)
        .filter(([keyword]) => !keyword.startsWith('x-') && !annotations.has(keyword))
        .map(([keyword, value]) => {
          if (schemaKeywords.has(keyword)) {
            return [keyword, inner(value, [keyword])];
          }
          if (listKeywords.has(keyword) && Array.isArray(value)) {
            return [keyword, value.map((item, index) => inner(item, [keyword, index]))];
          }
          if (mapKeywords.has(keyword) && isObject(value)) {
            const entries = Object.entries(value).map(([name, item]) => [name, inner(item, [keyword, name])]);
            return [keyword, Object.fromEntries(entries)];
          }
          return [keyword, value];
        }),
    );
    if (Array.isArray(schema.required)) {
      const parts = partsOf([{schema, location}], resolve);
      converted.required = schema.required.filter((name) =>
        schemasOfProperty(parts, name)
          .flatMap((part) => partsOf([part], resolve))
          .every((part) => part.schema[omittable[direction]] !== true),
      );
    }
    if ($ref !== undefined) {
      const {node, location: target, chain = []} = resolve({$ref}, location.source.absoluteRef);
      const onTheWay = chain.map((step) => {
        const {$ref: _, ...beside} = step.node;
        return convert(beside, step.location, context);
      });
      const reference = node === undefined ? {} : {$ref: idOf(node, target, context)};
      converted.allOf = [...(converted.allOf ?? []), ...onTheWay, reference];
    }
    locations.set(converted, location);
    return converted;
  };

  const idOf = (node, location, context) => {
    const key = `${context.direction} ${location.absolutePointer}`;
    if (!ids.has(key)) {
      const id = `schema:${ids.size}`;
      ids.set(key, id);
      ajv.addSchema(convert(node, location, context), id);
    }
    return ids.get(key);
  };

  return {
    formats: Object.keys(ajv.formats),
    /** The location of the schema that an error is about. */
    locationOf: ({parentSchema}) => locations.get(parentSchema),
    /**
     * The errors in a value, as reported by ajv.
     *
     * @throws Error if the schema makes no sense
     */
    errorsOf(schema, location, value, context) {
      const validate = isObject(schema) ? ajv.getSchema(idOf(schema, location, context)) : ajv.compile(schema);
      return validate(value) ? [] : firstOfEach(explain(validate.errors, ajv));
    },
  };
}

/** Drops errors that only follow from others; for alternatives, keeps the errors of the most similar one. */
function explain(errors, ajv) {
  const choice = errors.findLast(({keyword, params}) => /^(?:any|one)Of$/u.test(keyword) && !params.passingSchemas);
  if (!choice) {
    return errors.filter(({keyword}) => keyword !== 'if');
  }
  const isInside = ({instancePath}) => `${instancePath}/`.startsWith(`${choice.instancePath}/`);
  const alternatives = choice.schema.map((schema) => {
    const validate = ajv.compile(schema);
    validate(choice.data);
    return explain(validate.errors ?? [], ajv).map((error) => ({
      ...error,
      instancePath: `${choice.instancePath}${error.instancePath}`,
    }));
  });
  const [best = []] = alternatives.toSorted((a, b) => cost(a) - cost(b));
  const others = errors.filter((error) => !isInside(error));
  return [...(others.length > 0 ? explain(others, ajv) : []), ...best];
}

/** Keeps one error per value, because a wrong type also violates other limits. */
function firstOfEach(errors) {
  const isExact = ({keyword}) => /^(?:const|enum)$/u.test(keyword);
  const byValue = new Map(
    errors
      .toSorted((a, b) => Number(isExact(a)) - Number(isExact(b)))
      .map((error) => [`${error.instancePath} ${error.params.missingProperty ?? extraField(error) ?? ''}`, error]),
  );
  return [...byValue.values()];
}

/** The field that must not be present. */
export const extraField = ({params}) => params.additionalProperty ?? params.unevaluatedProperty;

/** How dissimilar a value is from an alternative: a wrong type or constant means that another one was meant. */
const cost = (errors) => errors.reduce((sum, {keyword}) => sum + (/^(?:const|enum|type)$/u.test(keyword) ? 10 : 1), 0);

const print = (value) => JSON.stringify(value) ?? 'undefined';

/** Formats an error of ajv as the predicate of a sentence about the value. */
export function sentence(error) {
  const {keyword, message, params, data} = error;
  const value = print(data);
  const found = value.length > 60 ? '' : `is ${value} and `;
  switch (keyword) {
    case 'required':
      return `has no "${params.missingProperty}"`;
    case 'const':
      return `${found}must be ${print(params.allowedValue)}`;
    case 'enum':
      return `${found}must be one of ${params.allowedValues.map(print).join(', ')}`;
    case 'oneOf':
      return `matches alternatives ${params.passingSchemas.map((index) => index + 1).join(' and ')} of oneOf, and must match one`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `must not have "${extraField(error)}" here`;
    default:
      return `${found}${message.replace('NOT', 'not')}`;
  }
}

/** The path of the value that an error is about. */
export const pathOf = (instancePath) =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
