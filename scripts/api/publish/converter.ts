import * as openapiToPostman from 'openapi-to-postmanv2';

import type {Description} from '../../../src/openapi/types';
import {operationsOf} from '../../../src/openapi/operations';
import {UserError} from '../../lib/fail';

type Convert = (typeof openapiToPostman)['convertV2'];

/** The package is CommonJS; which of the two it looks like depends on the loader. */
const {convertV2} = ('default' in openapiToPostman ? openapiToPostman.default : openapiToPostman) as unknown as {
  convertV2: Convert;
};

/**
 * How a description becomes a collection: folders as in the reference, values
 * from examples (those made from schemas are random), optional filters there
 * but off, and the key inherited from the collection.
 */
const options = {
  folderStrategy: 'Tags',
  requestNameSource: 'Fallback',
  parametersResolution: 'Example',
  includeAuthInfoInExample: false,
  alwaysInheritAuthentication: true,
  enableOptionalParameters: false,
  includeWebhooks: false,
} as const;

/** The description without answers: they are written apart, and the converter spends its time on them. */
function requestsOnly(description: Description): Description {
  // A copy: the converter writes into what it reads.
  const copy = structuredClone(description);
  for (const item of Object.values(copy.paths ?? {})) {
    for (const [, operation] of operationsOf(item)) {
      // One stays: the header Accept comes from it.
      operation.responses = {'200': {description: '', content: {'application/json': {}}}};
    }
  }
  return copy;
}

/**
 * Runs openapi-to-postmanv2, which reads OpenAPI 3.1.
 *
 * @throws UserError with its reason where it refuses the description
 */
export function convert(description: Description): Promise<unknown> {
  return new Promise((done, fail) => {
    convertV2({type: 'json', data: requestsOnly(description)}, options, (error, conversion) => {
      const collection = conversion?.result ? conversion.output?.[0]?.data : undefined;
      if (collection === undefined) {
        const reason = error?.message ?? conversion?.reason ?? 'no reason given';
        fail(new UserError(`The description could not be turned into a Postman collection: ${reason}`));
      } else {
        // Its objects have classes of their own.
        done(JSON.parse(JSON.stringify(collection)));
      }
    });
  });
}
