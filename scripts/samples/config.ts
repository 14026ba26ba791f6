import type {Config} from '@packages/run-samples';

import {apiConventions} from '../../src/config/api';
import {workDir} from '../../src/config/files';
import {smtp} from '../../src/config/site';
import {exampleEmails} from '../../src/lib/exampleEmails';
import {sandboxOptions} from '../../src/lib/sandboxOptions';
import {findToolchain, installCommand, javaClassPath, toolchains} from '../entry/toolchains.mjs';
import {behaviors} from './behaviors';

/** The value of `Retry-After` for the daily limit, in seconds; the spec has one example for both limits. */
const untilTomorrow = 40_210;

/** The samples of this site. */
export const samplesConfig: Config = {
  dir: 'docs-samples',
  help: 'docs/README.md',
  workDir,
  conventions: apiConventions,
  adapt: (spec) => sandboxOptions(exampleEmails(spec)).adapt,
  smtp: {host: smtp.host, user: 'mailwren'},
  headersOf: (body): Readonly<Record<string, string>> => {
    const {code} = (body ?? {}) as {code?: string};
    return code === 'daily_limit_exceeded' ? {'Retry-After': String(untilTomorrow)} : {};
  },
  behaviors,
  toolchains,
  findToolchain,
  installCommand,
  env: {JACKSON: javaClassPath},
};
