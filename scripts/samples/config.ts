import type {Spec} from '@packages/openapi';
import type {Config} from '@packages/run-samples';

import {apiConventions} from '../../src/config/api';
import {workDir} from '../../src/config/files';
import {smtp} from '../../src/config/site';
import {exampleEmails} from '../../src/lib/exampleEmails';
import {sandboxOptions} from '../../src/lib/sandboxOptions';
import {findToolchain, installCommand, javaClassPath, toolchains} from '../entry/toolchains.mjs';
import {behaviors} from './behaviors';

/** The `Retry-After` value for the daily limit, in seconds; the spec has only one example for all limits. */
const untilTomorrow = 40_210;

/** The samples of this site, which call the API of a spec. */
export function samplesConfig(spec: Spec): Config {
  const {adapt} = sandboxOptions(exampleEmails(spec));
  return {
    dir: 'docs-samples',
    help: 'docs/README.md',
    workDir,
    conventions: apiConventions,
    adapt: (response, request) => {
      const {code} = Object(response.body) as {code?: string};
      return code === 'daily_limit_exceeded'
        ? {...response, headers: {...response.headers, 'Retry-After': String(untilTomorrow)}}
        : (adapt?.(response, request) ?? response);
    },
    smtp: {host: smtp.host, user: 'mailwren'},
    behaviors,
    toolchains,
    findToolchain,
    installCommand,
    env: {JACKSON: javaClassPath},
  };
}
