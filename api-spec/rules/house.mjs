import {enumDescriptions, errorCodes} from './house/errorCodes.mjs';
import {errorResponses} from './house/errorResponses.mjs';
import {examplePairs} from './house/examplePairs.mjs';
import {knownOperations} from './house/knownOperations.mjs';
import {listPagination} from './house/listPagination.mjs';
import {eventTypes, scopes} from './house/listedNames.mjs';
import {operationFiles} from './house/operationFiles.mjs';
import {orphanFiles} from './house/orphanFiles.mjs';

/** Custom rules, which compare files or distant parts of the spec, and the expansion of error codes into responses. */
export default function house() {
  return {
    id: 'house',
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
