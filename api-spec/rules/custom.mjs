import {envelope} from './custom/envelope.mjs';
import {enumDescriptions, errorCodes} from './custom/errorCodes.mjs';
import {errorExamples} from './custom/errorExamples.mjs';
import {errorResponses} from './custom/errorResponses.mjs';
import {eventTags} from './custom/eventTags.mjs';
import {examplePairs} from './custom/examplePairs.mjs';
import {exampleValues} from './custom/exampleValues.mjs';
import {knownOperations} from './custom/knownOperations.mjs';
import {limits} from './custom/limits.mjs';
import {listPagination} from './custom/listPagination.mjs';
import {eventTypes, scopes} from './custom/listedNames.mjs';
import {operationFiles} from './custom/operationFiles.mjs';
import {orphanFiles} from './custom/orphanFiles.mjs';
import {parameterExamples} from './custom/parameterExamples.mjs';
import {propertyDescriptions} from './custom/propertyDescriptions.mjs';
import {requiredProperties} from './custom/requiredProperties.mjs';
import {supported} from './custom/supported.mjs';

/** Custom rules that compare files or distant parts of the spec, and the expansion of error codes into responses. */
export default function customRules() {
  return {
    id: 'custom',
    preprocessors: {oas3: {'error-responses': errorResponses}},
    rules: {
      oas3: {
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
      },
    },
  };
}
