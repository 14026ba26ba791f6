import {rm} from 'node:fs/promises';
import path from 'node:path';

import {sampleTargets, type SampleTarget} from '../../../src/openapi/samples';
import type {Spec} from '../../../src/openapi/types';
import {toolchains} from '../../entry/toolchains.mjs';
import {UserError} from '../../lib/fail';
import type {SampleApi} from '../api';
import {type Batch, environment} from '../batches';
import {errorsOf} from '../expected';
import {type Program, referencePrograms, writeProgram} from './programs';
import {runners} from './runners';

/** The slowest targets first, so that none of them runs last. */
const order: readonly SampleTarget[] = ['nuxt', 'next', 'go', 'laravel', 'java', 'vue'];

const rank = (target: SampleTarget): number => (order.includes(target) ? order.indexOf(target) : order.length);

/** The input of {@link referenceBatches}. */
export interface ReferenceOptions {
  spec: Spec;
  api: SampleApi;
  /** The directory to write programs to. */
  dir: string;
  /** Only these targets. */
  targets?: readonly SampleTarget[];
  /** Only these operations, by operationId. */
  names?: readonly string[];
  programs?: readonly Program[];
}

/**
 * The samples of the reference, one batch per target.
 *
 * @throws UserError for an unknown operation
 */
export function referenceBatches({
  spec,
  api,
  dir,
  targets = sampleTargets,
  names,
  programs = referencePrograms(spec, api.operations),
}: ReferenceOptions): Batch[] {
  const known = [...new Set(programs.map(({name}) => name))];
  const unknown = names?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new UserError(`There is no sample of ${unknown.join(', ')}. Expected one of: ${known.join(', ')}.`);
  }
  const usedKeys = new Set<string | undefined>();
  return [...targets]
    .sort((a, b) => rank(a) - rank(b))
    .map((target): Batch => {
      const wanted = programs.filter(
        (program) => program.target === target && (names === undefined || names.includes(program.name)),
      );
      return {
        name: target,
        programs: wanted.map(({name}) => name),
        needs: toolchains.filter(({targets: own}) => own.includes(target)).map(({name}) => name),
        run: async ([command = '']) => {
          const parent = path.join(dir, target);
          await rm(parent, {recursive: true, force: true});
          const written = await Promise.all(wanted.map((program) => writeProgram(program, parent, api)));
          const runs = await runners[target](written, {dir: parent, env: environment(api.key), command});
          return written.map(({id, name, expected}) => {
            const run = runs.get(id) ?? {code: null, stdout: '', stderr: 'It was never started.'};
            return {name, errors: errorsOf(expected, api.requestsOf(id), run, usedKeys)};
          });
        },
      };
    })
    .filter(({programs: own}) => own.length > 0);
}
