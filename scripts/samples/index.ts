import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';

import type {SampleTarget} from '../../src/openapi/samples';
import {type Count, type Stage, single} from '../checks/stages';
import {withConstructs} from '../../src/openapi/testing/constructs';
import {toolchains, findToolchain} from '../entry/toolchains.mjs';
import {readIfThere, writeAtomically} from '../lib/files';
import {fingerprint} from '../lib/fingerprint';
import {fromRoot, root, workDir} from '../lib/paths';
import {bundleSpec} from '../reference/lintSpec';
import {serveSampleApi} from './api';
import {countReports, describeReport, runBatches} from './batches';
import {docsBatches} from './docs';
import {generatorBatches} from './generators';
import {quickstartBatches} from './quickstarts';
import {referenceBatches} from './reference';

/** What the samples and the way they run are made from. */
export const sampleInputs = [
  'api-spec',
  'docs-samples',
  'docs/sending/smtp.mdx',
  'package-lock.json',
  'scripts/checks/spec/exampleRequests.ts',
  'scripts/entry/toolchains.json',
  'scripts/mock',
  'scripts/samples',
  'src/config',
  'src/openapi',
] as const;

/** The fingerprint of all samples when they last passed. */
const passedFile = fromRoot('node_modules', '.cache', 'samples');

const samplesFingerprint = (): Promise<string> =>
  fingerprint(root, sampleInputs, [
    process.version,
    ...toolchains.map((toolchain) => `${toolchain.name}: ${findToolchain(toolchain)?.version ?? 'missing'}`),
  ]);

/** Which samples to run; all that install nothing if no field is set. */
export interface Selection {
  targets?: readonly SampleTarget[];
  /** Operations of the reference, by operationId. */
  names?: readonly string[];
  /** Directories of docs-samples. */
  folders?: readonly string[];
}

const quickstartPrefix = 'quickstarts/';

/** What selects the clients that generators make, beside directories of docs-samples. */
const generatorsName = 'generators';

/**
 * Runs samples, prints how each batch ended, and returns the counts.
 *
 * @throws UserError for an operation or a directory that does not exist
 */
export async function runSamples({targets, names, folders}: Selection = {}): Promise<Count> {
  const wantsReference = folders === undefined || targets !== undefined || names !== undefined;
  const wantsPages = folders !== undefined || (targets === undefined && names === undefined);
  const slugs = folders?.filter((folder) => folder.startsWith(quickstartPrefix)).map((folder) => path.basename(folder));
  const others = folders?.filter(
    (folder) => folder !== 'quickstarts' && folder !== generatorsName && !folder.startsWith(quickstartPrefix),
  );
  const wantsGenerators = folders?.includes(generatorsName) ?? wantsPages;
  const spec = await bundleSpec();
  // The samples of the reference use all that OpenAPI allows.
  const referenceSpec = withConstructs(spec);
  const api = await serveSampleApi(referenceSpec);
  const dir = path.join(workDir, 'samples');
  await rm(dir, {recursive: true, force: true});
  await mkdir(path.join(dir, 'home'), {recursive: true});
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
      ...(wantsPages ? await docsBatches({spec, api, dir: path.join(dir, 'pages'), folders: others}) : []),
    ];
    const waiting = wantsPages
      ? quickstartBatches({spec, api, slugs: folders?.includes('quickstarts') ? undefined : slugs})
      : [];
    const print = (report: Parameters<typeof describeReport>[0]): void => console.log(describeReport(report));
    // Quickstarts wait between attempts more than they compute.
    const reports = await Promise.all([runBatches(computing, 2, print), runBatches(waiting, 4, print)]);
    const count = countReports(reports.flat());
    if (folders === undefined && targets === undefined && names === undefined && count.failed === 0) {
      await writeAtomically(passedFile, await samplesFingerprint());
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
    if ((await readIfThere(passedFile)) === (await samplesFingerprint())) {
      console.log('Unchanged since they last passed. Run them anyway: npm run samples');
      return {passed: 0, failed: 0};
    }
    return runSamples().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return single(false);
    });
  },
};
