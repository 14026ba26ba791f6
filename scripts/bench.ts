import os from 'node:os';

import {Command, Option} from 'commander';

import {type BenchPageName, benchPages, profile} from './bench/budgets';
import {runBench} from './bench/index';
import {parseRuns} from './bench/options';
import {describe, describeOver} from './bench/report';
import {runMain} from './lib/fail';

interface Options {
  runs: number;
  page?: BenchPageName[];
  generation: boolean;
  json: boolean;
}

const names = Object.keys(benchPages) as BenchPageName[];

/** `npm run bench`: what pages weigh and how long they take, beside their budgets. */
runMain(async () => {
  const command = new Command('npm run bench --')
    .description(
      `Serves build/, opens pages in Chromium (times: ${profile.device}, processor ${profile.cpuSlowdown} times slower, slow 4G) and puts what they weigh and take beside their budgets. Ends with 1 where a budget is not kept.`,
    )
    .option('-r, --runs <number>', 'how often times are measured; the median counts', parseRuns, 3)
    .addOption(new Option('-p, --page <name...>', 'only these pages, without the generation').choices(names))
    .option('-g, --generation', 'the generation of the reference; with no --page, nothing else', false)
    .option('--json', 'print what was measured for programs', false)
    .allowExcessArguments(false);
  command.parse();
  const {runs, page, generation, json} = command.opts<Options>();

  const [load = 0] = os.loadavg();
  if (load > os.cpus().length) {
    console.error(
      `This machine has other work to do (a load of ${load.toFixed(1)} on ${os.cpus().length} processors): times will come out too long.`,
    );
  }
  const blocks = await runBench({
    pages: page ?? (generation ? [] : names),
    runs,
    generation: generation || page === undefined,
    onStart: (what) => console.error(`Measuring ${what} …`),
  });
  const over = describeOver(blocks);
  if (json) {
    console.log(JSON.stringify({profile, runs, blocks, over}, null, 2));
  } else {
    console.log(`\n${describe(blocks)}\n`);
    console.log(over.length === 0 ? 'Every budget is kept.' : `Over their budget:\n${over.join('\n')}`);
  }
  process.exitCode = over.length === 0 ? 0 : 1;
});
