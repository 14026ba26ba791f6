import {Command} from 'commander';

import {locales} from '../../src/config/locales';
import {defaultJobs, readBuildOptions, withBuildOptions} from './options';

const read = (...args: string[]) => readBuildOptions(withBuildOptions(new Command()).parse(args, {from: 'user'}));

it('builds everything by default', () => {
  expect(read()).toEqual({locales, jobs: defaultJobs, force: false, nginx: true});
});

it('leaves out what only nginx reads, and keeps the order of languages', () => {
  expect(read('--no-nginx', '-l', 'de', '-l', 'en', '-j', '1', '-f')).toEqual({
    locales: ['en', 'de'],
    jobs: 1,
    force: true,
    nginx: false,
  });
});
