import {Command} from 'commander';

import {locales} from '../../src/config/locales';
import {type BuildOptions, defaultJobs, readBuildOptions, withBuildOptions} from './options';

function parse(...args: string[]): BuildOptions {
  const command = withBuildOptions(new Command().exitOverride().configureOutput({writeErr: () => undefined}));
  command.parse(args, {from: 'user'});
  return readBuildOptions(command);
}

it('builds all languages unless told otherwise', () => {
  expect(parse()).toEqual({locales, jobs: defaultJobs, force: false});
});

it('builds the named languages, in the order of the list, each once', () => {
  expect(parse('--locale', 'de', '--locale', 'en', '-l', 'de').locales).toEqual(['en', 'de']);
});

it.each([
  [['--locale', 'nl'], /nl.*Expected one of: en, de/su],
  [['--jobs', '0'], /Expected a whole number from 1 to 16/u],
  [['--jobs', '1.5'], /Expected a whole number/u],
  [['--lokale', 'de'], /unknown option '--lokale'/u],
])('refuses %j and says what is expected', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});
