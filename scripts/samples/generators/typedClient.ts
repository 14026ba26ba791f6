import {readFileSync} from 'node:fs';

import type {Operation} from '../../../src/openapi/types';
import {exampleRequests} from '../../checks/spec/exampleRequests';
import {fromRoot} from '../../lib/paths';

const head = `import createClient from 'openapi-fetch';
import type {paths} from './client';
const client = createClient<paths>({baseUrl: ''});
`;

/** The examples of the spec as openapi-fetch calls. */
function calls(operations: readonly Operation[]): string {
  const lines = operations.flatMap(exampleRequests).map(({method, path, parameters, body}) => {
    const params = Object.fromEntries(
      Object.entries(parameters).filter(([, values]) => Object.keys(values).length > 0),
    );
    const options = JSON.stringify({params, ...(body === undefined ? {} : {body})});
    return `void client.${method.toUpperCase()}('${path}', ${options}).then(({data}) => data?.meta.request_id);`;
  });
  return `${head}${lines.join('\n')}\n`;
}

/** Mistakes that the types must reject: the compiler reports each line that has none. */
const mistakes = `${head}
// @ts-expect-error a path that does not exist
void client.GET('/birds');
// @ts-expect-error a method that the path does not have
void client.PUT('/emails', {});
// @ts-expect-error a field of the wrong type
void client.POST('/audiences', {body: {name: 1}});
// @ts-expect-error a value that is not in the list
void client.GET('/emails', {params: {query: {status: 'lost'}}});
// @ts-expect-error a parameter of the path is missing
void client.GET('/emails/{email_id}');
// @ts-expect-error a field that no response has
void client.GET('/emails').then(({data}) => data?.birds);
// @ts-expect-error an error code that does not exist
void client.GET('/emails').then(({error}) => error?.code === 'too_early');
`;

/** Programs that are compiled against the types of openapi-typescript, by file name. */
export const typedClientPrograms = (operations: readonly Operation[]): Readonly<Record<string, string>> => ({
  'calls.ts': calls(operations),
  'mistakes.ts': mistakes,
  'documented.ts': readFileSync(fromRoot('docs-samples/sdks/typescript/send.ts'), 'utf8').replace(
    './mailwren.js',
    './client',
  ),
});
