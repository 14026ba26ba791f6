import {examplePairs} from './house/examplePairs.mjs';
import {knownOperations} from './house/knownOperations.mjs';
import {listPagination} from './house/listPagination.mjs';
import {eventTypes, scopes} from './house/listedNames.mjs';
import {operationFiles} from './house/operationFiles.mjs';
import {orphanFiles} from './house/orphanFiles.mjs';

/** Rules of our own that redocly.yaml cannot say, or not in one message: they compare files, or places far apart. */
export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
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
