import {rm} from 'node:fs/promises';
import path from 'node:path';

import {sampleTargets, type SampleTarget} from '../../../src/openapi/samples';
import type {Spec} from '../../../src/openapi/types';
import {toolchains} from '../../entry/toolchains.mjs';
import type {SampleApi} from '../api';
import {type Batch, environment, refuseUnknown} from '../batches';
import {errorsOf} from '../expected';
import {type Program, referencePrograms, writeProgram} from './programs';
import {runners} from './runners';

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
  refuseUnknown('an operation', names, [...new Set(programs.map(({name}) => name))]);
  const usedKeys = new Set<string | undefined>();
  return (Object.keys(runners) as SampleTarget[])
    .filter((target) => targets.includes(target))
    .map((target): Batch => {
      const selected = programs.filter(
        (program) => program.target === target && (names === undefined || names.includes(program.name)),
      );
      return {
        name: target,
        programs: selected.map(({name}) => name),
        needs: toolchains.filter(({targets: supported}) => supported.includes(target)).map(({name}) => name),
        run: async ([command = '']) => {
          const parent = path.join(dir, target);
          await rm(parent, {recursive: true, force: true});
          const written = await Promise.all(selected.map((program) => writeProgram(program, parent, api)));
          const runs = await runners[target](written, {dir: parent, env: environment(api.key), command});
          return written.map(({id, name, expected}) => {
            const run = runs.get(id) ?? {code: null, stdout: '', stderr: 'It was never started.'};
            return {name, errors: errorsOf(expected, api.requestsOf(id), run, usedKeys)};
          });
        },
      };
    })
    .filter(({programs: selected}) => selected.length > 0);
}
