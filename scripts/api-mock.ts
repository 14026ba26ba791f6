import {UserError, onChange} from '@packages/files';
import {type MockApi, createMockApi, serveMock} from '@packages/sandbox/mock';
import {Command} from 'commander';

import {specDir} from '../src/config/files';
import {exampleEmails} from '../src/lib/exampleEmails';
import {sandboxOptions} from '../src/lib/sandboxOptions';
import {checkAndBundle} from './lib/checkAndBundle';
import {runMain} from './lib/runMain';
import {withPortOption} from './lib/options';

const help = `
Requests are validated against the spec, and the responses are its examples. Each request needs an API key:
  curl -H 'Authorization: Bearer mw_ThisIsOnlyAnExampleNeverUseItAnywhere000' http://127.0.0.1:4010/v1/emails

The Prefer header selects a different response by its status, the name of its example, or both:
  Prefer: code=429
  Prefer: example=bounced
  Prefer: code=429, example=daily_limit_exceeded

A change under api-spec/ takes effect immediately; errors are printed, and the mock keeps serving the last valid spec.`;

/** `npm run api:mock`: a server that returns the example responses of the spec. */
runMain(async () => {
  const command = withPortOption(
    new Command('npm run api:mock --').description('Serves a mock of the API for tests and experiments.'),
    4010,
  ).addHelpText('after', help);
  command.parse();

  const loadMock = async (): Promise<MockApi> => {
    const spec = await checkAndBundle();
    return createMockApi(spec, sandboxOptions(exampleEmails(spec)));
  };
  let api = await loadMock();
  const {url} = await serveMock(() => api, command.opts<{port: number}>().port, 'npm run api:mock');
  console.log(
    `The mock API is up: ${url}  (${api.operations.length} operations; key: ${api.exampleKey}; Ctrl+C stops it)`,
  );

  onChange(specDir, async () => {
    try {
      api = await loadMock();
      console.log(`The changed spec was loaded. It has ${api.operations.length} operations.`);
    } catch (error) {
      console.error(error instanceof UserError ? `\n${error.message}\n` : error);
    }
  });
});
