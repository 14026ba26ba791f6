/** Prints the examples of a spec as openapi-fetch calls: `tsx calls.ts <spec>`. */
import {readFileSync} from 'node:fs';

import {type Spec, exampleRequests} from '@packages/openapi';
import {createMockApi} from '@packages/sandbox/mock';

const spec = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Spec;
const calls = createMockApi(spec)
  .operations.flatMap(exampleRequests)
  .map(({method, path, parameters, body}) => {
    const params = Object.fromEntries(
      Object.entries(parameters).filter(([, values]) => Object.keys(values).length > 0),
    );
    const options = JSON.stringify({params, ...(body === undefined ? {} : {body})});
    return `void client.${method.toUpperCase()}('${path}', ${options}).then(({data}) => data?.meta.request_id);`;
  });
console.log(`import createClient from 'openapi-fetch';
import type {paths} from './client';
const client = createClient<paths>({baseUrl: ''});
${calls.join('\n')}`);
