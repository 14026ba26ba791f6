import {type CacheEntry, openCache} from '@packages/files';
import {bundleSpec} from '@packages/lint';
import {withConstructs} from '@packages/openapi/testing';

import {code, specSources} from '../../src/config/files';
import {type Count, type Stage, single} from '../../scripts/checks/stages';
import {toolchains, findToolchain} from '../../scripts/entry/toolchains.mjs';
import {serveSampleApi} from './api';
import {listedBatches} from './manifest';
import {type ReferenceSelection, referenceBatches} from './reference';
import {runBatches} from './run';

/** Whether all samples passed with the same code, pages and toolchains. */
function openPassed(): Promise<CacheEntry> {
  const versions = toolchains.map((toolchain) => findToolchain(toolchain)?.version ?? 'missing');
  return openCache('node_modules/.cache/samples', {
    files: [...code, ...specSources, 'docs-samples/**'],
    values: [process.version, ...versions],
  });
}

/** Which samples to run; by default, all that do not run only on request. */
export interface Selection extends ReferenceSelection {
  /** Directories of docs-samples, and samples in them. */
  folder?: readonly string[];
}

/**
 * Runs samples, prints the result of each batch, and returns the counts.
 *
 * @throws UserError for an unknown operation or directory
 */
export async function runSamples({folder, ...selection}: Selection = {}): Promise<Count> {
  const selectsReference = selection.target !== undefined || selection.operation !== undefined;
  const passed = await openPassed();
  const spec = await bundleSpec();
  // The reference samples cover every construct of OpenAPI.
  const referenceSpec = withConstructs(spec);
  const api = await serveSampleApi(referenceSpec);
  try {
    const batches = [
      ...(folder || !selectsReference ? await listedBatches(folder) : []),
      ...(!folder || selectsReference ? referenceBatches(referenceSpec, api.operations, selection) : []),
    ];
    const count = await runBatches(batches, api, spec);
    if (!folder && !selectsReference && count.failed === 0) {
      await passed.save('');
    }
    return count;
  } finally {
    await api.close();
  }
}

/** The stage of `npm test` that runs the samples, unless nothing has changed since they last passed. */
export const samplesStage: Stage = {
  name: 'Samples',
  run: async () => {
    if ((await openPassed()).value !== undefined) {
      console.log('Unchanged since they last passed. Run them anyway: npm run samples');
      return {passed: 0, failed: 0};
    }
    return runSamples().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return single(false);
    });
  },
};
