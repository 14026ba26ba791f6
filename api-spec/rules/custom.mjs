import {examplePairs} from './custom/examplePairs.mjs';
import {knownOperations} from './custom/knownOperations.mjs';
import {listPagination} from './custom/listPagination.mjs';
import {eventTypes, scopes} from './custom/listedNames.mjs';
import {operationFiles} from './custom/operationFiles.mjs';
import {orphanFiles} from './custom/orphanFiles.mjs';

/** Rules of our own that redocly.yaml cannot say, or not in one message: they compare files, or places far apart. */
export default function customRules() {
  return {
    id: 'custom',
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
