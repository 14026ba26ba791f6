import {InvalidArgumentError, Option} from 'commander';

import {type Figure, figures} from './budgets';

/** Formats the value of a figure with its unit. */
export function formatFigure(figure: Figure, value: number): string {
  const {unit} = figures[figure];
  const digits = {KB: 1, ms: 0, '': 3}[unit];
  return Number.isFinite(value) ? `${value.toFixed(digits)} ${unit}`.trim() : 'never';
}

/** Prints rows as aligned columns, with numbers aligned right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const [label = '', ...cells] of rows) {
    const padded = cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log(['', label.padEnd(widths[0] ?? 0), ...padded].join('  ').trimEnd());
  }
}

/** The option for the number of runs, with a default and a minimum. */
export function runsOption(runs: number, minimum = 1): Option {
  return new Option('-r, --runs <number>', 'the number of runs; the median is reported')
    .default(runs)
    .argParser((value) => {
      const number = Number(value);
      if (!Number.isInteger(number) || number < minimum) {
        throw new InvalidArgumentError(`Expected an integer of at least ${minimum}.`);
      }
      return number;
    });
}
