import {mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';

import type {SampleTarget} from '../../src/openapi/samples';
import {type Count, type Stage, single} from '../checks/stages';
import {withConstructs} from '../../src/openapi/testing/constructs';
import {toolchains, findToolchain} from '../entry/toolchains.mjs';
import {type CacheEntry, code, openCache, specSources} from '../lib/cached';
import {workDir} from '../lib/paths';
import {bundleSpec} from '../reference/lintSpec';
import {serveSampleApi} from './api';
import {countReports, runBatches} from './batches';
import {docsBatches} from './docs';
import {generatorBatches} from './generators';
import {samplePackages} from './packages';
import {quickstartBatches} from './quickstarts';
import {referenceBatches} from './reference';

/** Whether all samples passed with the same code, pages and toolchains. */
function openPassed(): Promise<CacheEntry> {
  const versions = toolchains.map((toolchain) => findToolchain(toolchain)?.version ?? 'missing');
  return openCache('node_modules/.cache/samples', {
    files: [...code, ...specSources, 'docs-samples/**', 'docs/sending/smtp.mdx'],
    values: [process.version, ...versions],
  });
}

/** Which samples to run; by default, all that install nothing. */
export interface Selection {
  targets?: readonly SampleTarget[];
  /** Operations of the reference, by operationId. */
  names?: readonly string[];
  /** Directories of docs-samples. */
  folders?: readonly string[];
}

const quickstartPrefix = 'quickstarts/';

/** Selects the clients made by generators, which are a job of their own: they depend on the spec alone. */
const generatorsName = 'generators';

/**
 * Runs samples, prints the result of each batch, and returns the counts.
 *
 * @throws UserError for an unknown operation or directory
 */
export async function runSamples({targets, names, folders}: Selection = {}): Promise<Count> {
  const wantsReference = folders === undefined || targets !== undefined || names !== undefined;
  const wantsPages = folders !== undefined || (targets === undefined && names === undefined);
  const slugs = folders?.filter((folder) => folder.startsWith(quickstartPrefix)).map((folder) => path.basename(folder));
  const others = folders?.filter(
    (folder) => folder !== 'quickstarts' && folder !== generatorsName && !folder.startsWith(quickstartPrefix),
  );
  const wantsGenerators = folders?.includes(generatorsName) ?? false;
  const passed = await openPassed();
  const spec = await bundleSpec();
  // The reference samples cover every construct of OpenAPI.
  const referenceSpec = withConstructs(spec);
  const api = await serveSampleApi(referenceSpec);
  const dir = path.join(workDir, 'samples');
  await rm(dir, {recursive: true, force: true});
  await mkdir(path.join(dir, 'home'), {recursive: true});
  await symlink(samplePackages, path.join(dir, 'node_modules'));
  try {
    const computing = [
      ...(wantsReference ? referenceBatches({spec: referenceSpec, api, dir, targets, names}) : []),
      ...(wantsGenerators
        ? await generatorBatches({
            spec,
            operations: api.operations.filter((it) => spec.paths?.[it.path]),
            dir: path.join(dir, generatorsName),
          })
        : []),
      ...(wantsPages ? await docsBatches({api, dir: path.join(dir, 'pages'), folders: others}) : []),
    ];
    const waiting = wantsPages
      ? quickstartBatches({api, slugs: folders?.includes('quickstarts') ? undefined : slugs})
      : [];
    // Quickstarts mostly wait between attempts.
    const reports = await Promise.all([runBatches(computing, 2), runBatches(waiting, 4)]);
    const count = countReports(reports.flat());
    if (folders === undefined && targets === undefined && names === undefined && count.failed === 0) {
      await passed.save('');
    }
    return count;
  } finally {
    await api.close();
  }
}

/** The stage of `npm test` that runs all samples, unless nothing has changed since they last passed. */
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
