import {errorExamples} from './errorExamples';
import {errorResponses} from './errorResponses';
import {exampleValues} from './exampleValues';
import {limits} from './limits';
import {enumDescriptions, errorCodes, eventTags, eventTypes, knownOperations, scopes} from './names';
import {operationFiles} from './operationFiles';
import {envelope, examplePairs, listPagination, parameterExamples} from './operationParts';
import {orphanFiles} from './orphanFiles';
import {propertyDescriptions} from './propertyDescriptions';
import {requiredProperties} from './requiredProperties';
import {supported} from './supported';
import type {Rule} from './types';

const rules: Record<string, Rule> = {
  'enum-descriptions': enumDescriptions,
  envelope,
  'error-codes': errorCodes,
  'error-examples': errorExamples,
  'event-tags': eventTags,
  'event-types': eventTypes,
  'example-pairs': examplePairs,
  'example-values': exampleValues,
  'known-operations': knownOperations,
  limits,
  'list-pagination': listPagination,
  'operation-files': operationFiles,
  'orphan-files': orphanFiles,
  'parameter-examples': parameterExamples,
  'property-descriptions': propertyDescriptions,
  'required-properties': requiredProperties,
  scopes,
  supported,
};

/** Custom rules that compare files or distant parts of the spec, and the expansion of error codes into responses. */
export const plugin = {
  id: 'custom',
  preprocessors: {oas3: {'error-responses': errorResponses}},
  rules: {oas3: rules},
};
