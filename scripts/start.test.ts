import {runDocusaurus} from './lib/docusaurus';

jest.mock('./lib/docusaurus', () => ({runDocusaurus: jest.fn()}));
jest.mock('./checks/files', () => ({checkFiles: jest.fn()}));
jest.mock('./build/regenerate', () => ({regenerate: () => Promise.resolve(true)}));
jest.mock('@packages/files', () => ({...jest.requireActual<object>('@packages/files'), onChange: jest.fn()}));

it('passes the options of Docusaurus on, such as --poll', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  process.argv = ['node', 'start', '--locale', 'de', '--poll', '1000', '--no-open'];
  await import('./start');
  await new Promise(setImmediate);
  expect(runDocusaurus).toHaveBeenCalledWith(
    ['start', '--locale', 'de', '--host', '127.0.0.1', '--poll', '1000', '--no-open'],
    expect.anything(),
  );
});
