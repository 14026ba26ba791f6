import {runDocusaurus} from './lib/docusaurus';

jest.mock('./lib/docusaurus', () => ({runDocusaurus: jest.fn()}));
jest.mock('./checks/files', () => ({checkFiles: jest.fn()}));
jest.mock('./build/regenerate', () => ({regenerate: () => Promise.resolve(true)}));
jest.mock('@packages/files', () => ({...jest.requireActual<object>('@packages/files'), onChange: jest.fn()}));

it('passes the options of Docusaurus on, such as --poll', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  process.argv = ['node', 'start', '--locale', 'de', '--poll', '1000'];
  await import('./start');
  await new Promise(setImmediate);
  const options = ['--locale', 'de', '--host', '127.0.0.1', '--poll', '1000'];
  expect(runDocusaurus).toHaveBeenCalledWith(['start', ...options], expect.anything());
});
