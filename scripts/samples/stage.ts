import {type Stage, single} from '../checks/stages';
import {bundleDescription} from '../reference/checkDescription';
import {describeDocsReport, runDocsSamples} from './docs/run';
import {runSamples} from './index';
import {runQuickstarts} from './quickstarts';
import {countQuickstarts, describeQuickstarts} from './quickstarts/report';
import {countReports, describeReports} from './report';

/** The stage of `npm test` that runs every sample; a language that is not on this machine fails it. */
export const samplesStage: Stage = {
  name: 'Samples in every language',
  run: async () => {
    try {
      const reports = await runSamples({description: await bundleDescription()});
      console.log(describeReports(reports));
      return countReports(reports, false);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return single(false);
    }
  },
};

/** The stage of `npm test` that runs the programs of documentation and guides. */
export const docsSamplesStage: Stage = {
  name: 'Samples of documentation and guides',
  run: async () => {
    try {
      const report = await runDocsSamples(await bundleDescription());
      console.log(describeDocsReport(report));
      return {passed: report.passed, failed: report.failures.length};
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return single(false);
    }
  },
};

/** The stage of `npm test` that runs the quickstarts which need no packages of their own; a missing toolchain fails it. */
export const quickstartsStage: Stage = {
  name: 'Quickstarts',
  run: async () => {
    try {
      const outcomes = await runQuickstarts({description: await bundleDescription()});
      console.log(describeQuickstarts(outcomes));
      return countQuickstarts(outcomes, false);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return single(false);
    }
  },
};
