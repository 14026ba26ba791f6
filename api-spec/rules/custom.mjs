import {enumDescriptions, errorCodes} from './custom/errorCodes.mjs';
import {errorResponses} from './custom/errorResponses.mjs';
import {examplePairs} from './custom/examplePairs.mjs';
import {knownOperations} from './custom/knownOperations.mjs';
import {listPagination} from './custom/listPagination.mjs';
import {eventTypes, scopes} from './custom/listedNames.mjs';
import {operationFiles} from './custom/operationFiles.mjs';
import {orphanFiles} from './custom/orphanFiles.mjs';

/** Custom rules, which compare files or distant parts of the spec, and the expansion of error codes into responses. */
export default function customRules() {
  return {
    id: 'custom',
    preprocessors: {oas3: {'error-responses': errorResponses}},
    rules: {
      oas3: {
        'enum-descriptions': enumDescriptions,
        'error-codes': errorCodes,
        'event-types': eventTypes,
        'example-pairs': examplePairs,
        'known-operations': knownOperations,
        'list-pagination': listPagination,
        'operation-files': operationFiles,
        'orphan-files': orphanFiles,
        scopes,
      },
    },
  };
}
