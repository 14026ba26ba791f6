import {openCache, throwIfAny} from '@packages/files';
import {withConstructs} from '@packages/openapi/testing';
import {type ReferenceSelection, listedBatches, referenceBatches, runBatches} from '@packages/run-samples';

import {code, specSources} from '../../src/config/files';
import {bundleSpec} from '../../src/reference/spec';
import {functionStage} from '../checks/stages';
import {findToolchain, toolchains} from '../entry/toolchains.mjs';
import {samplesConfig} from './config';

/** Which samples to run; by default, all except those that run only on request. */
export interface Selection extends ReferenceSelection {
  /** Directories of docs-samples, and samples in them. */
  folder?: readonly string[];
}

/**
 * Runs samples, and prints the result of each batch.
 *
 * @returns a line for each failed sample
 * @throws UserError for an unknown operation or directory
 */
export async function runSamples({folder, ...selection}: Selection = {}): Promise<readonly string[]> {
  const selectsReference = selection.target !== undefined || selection.operation !== undefined;
  const spec = await bundleSpec();
  // The reference samples cover every construct of OpenAPI.
  const referenceSpec = withConstructs(spec);
  const config = samplesConfig(spec);
  const batches = [
    ...(folder || !selectsReference ? await listedBatches(config, folder) : []),
    ...(!folder || selectsReference ? referenceBatches(referenceSpec, config, selection) : []),
  ];
  return runBatches(config, spec, batches, referenceSpec);
}

/** The stage of `npm test` that runs the samples if anything has changed since the stage last passed. */
export const samplesStage = functionStage('Samples', async () => {
  const versions = toolchains.map(({name}) => findToolchain(name)?.version ?? 'missing');
  const passed = await openCache('node_modules/.cache/samples', {
    files: [...code, ...specSources, 'docs-samples/**'],
    values: [process.version, ...versions],
  });
  if (passed.value === undefined) {
    throwIfAny(await runSamples());
    await passed.save('');
  } else {
    console.log('Nothing has changed since the samples last passed. To run them anyway: npm run samples');
  }
});
