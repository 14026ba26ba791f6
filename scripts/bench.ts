import {execFile} from 'node:child_process';
import {rm} from 'node:fs/promises';
import {promisify} from 'node:util';

import {Argument, Command} from 'commander';

import {type BenchPage, type Figure, type Figures} from './bench/budgets';
import {benchPages, figures, generationBudgets, operation, searchBudgets} from './bench/budgets';
import {htmlSize, largestOperationPage, measurePage, phone, withSites} from './bench/measure';
import {formatFigure, printTable, runsOption} from './bench/report';
import {measureSearch} from './bench/search';
import {runMain} from './lib/runMain';
import {buildDir, generatedDir} from './lib/paths';

/** Prints measurements next to their budgets and returns a line for each figure over budget. */
function report(name: string, measured: Figures, budgets: Figures): string[] {
  const over: string[] = [];
  const rows = (Object.keys(figures) as Figure[])
    .filter((figure) => figure in measured || figure in budgets)
    .map((figure) => {
      // A figure that has a budget but no measurement counts as over budget.
      const {[figure]: value = Infinity} = measured;
      const {[figure]: budget} = budgets;
      const cells = [figures[figure].label, formatFigure(figure, value)];
      if (budget === undefined) {
        return cells;
      }
      cells.push(`at most ${formatFigure(figure, budget)}`);
      if (value <= budget) {
        return [...cells, 'pass'];
      }
      over.push(`${name}: ${cells.join(', ')}`);
      return [...cells, 'OVER'];
    });
  console.log(`\n${name}`);
  printTable(rows);
  return over;
}

/** Measures pages of the build; returns a line for each figure over budget. */
function benchBuild(names: readonly string[], runs: number): Promise<string[]> {
  return withSites([buildDir], async (browser, [url = '']) => {
    const all: Readonly<Record<string, BenchPage>> = {
      ...benchPages,
      largest: {...operation, path: await largestOperationPage()},
    };
    const pages = names.flatMap((name) => (all[name] ? [{name, ...all[name]}] : []));
    // First, so that a missing page fails before the slow part.
    const sizes = await Promise.all(pages.map(({path}) => htmlSize(path)));
    const over: string[] = [];
    for (const [index, {name, path, budgets, reads}] of pages.entries()) {
      const measured = await measurePage(browser, url + path, {reads, runs});
      over.push(...report(`${name}  ${path}`, {html: sizes[index], ...measured}, budgets));
    }
    return over;
  });
}

/** Measures `npm run reference` with nothing generated and with nothing changed. */
async function benchGeneration(): Promise<string[]> {
  const run = async (): Promise<number> => {
    const started = performance.now();
    await promisify(execFile)(process.execPath, ['scripts/entry/run.mjs', 'reference']);
    return performance.now() - started;
  };
  await rm(generatedDir, {recursive: true, force: true});
  return report('generation', {generation: await run(), regeneration: await run()}, generationBudgets);
}

/** `npm run bench`: measures the size and speed of pages against their budgets. */
runMain(async () => {
  const names = [...Object.keys(benchPages), 'largest'];
  const command = new Command('npm run bench --')
    .description(
      `Measures pages of build/ in Chromium (times: ${phone}) and the generation of the reference. Exits with 1 if a figure is over budget.`,
    )
    .addArgument(new Argument('[what...]', 'all by default').choices([...names, 'search', 'generation']))
    .addOption(runsOption(3))
    .parse();
  const given = command.processedArgs[0] as string[];
  const chosen = given.length > 0 ? given : [...names, 'search', 'generation'];
  const pages = names.filter((name) => chosen.includes(name));
  const over = pages.length > 0 ? await benchBuild(pages, command.opts<{runs: number}>().runs) : [];
  if (chosen.includes('search')) {
    const measured = await withSites([buildDir], (browser, [url = '']) => measureSearch(browser, url));
    over.push(...report('search', measured, searchBudgets));
  }
  if (chosen.includes('generation')) {
    over.push(...(await benchGeneration()));
  }
  console.log(over.length === 0 ? '\nEverything is within budget.' : `\nOver budget:\n${over.join('\n')}`);
  process.exitCode = over.length === 0 ? 0 : 1;
});
