import {type Figure, type Unit, figures, kilobyte} from './budgets';
import type {Judgement} from './judge';

/** What is printed together: a page, or the generation of the reference. */
export interface Block {
  name: string;
  /** The page's path; none for what is no page. */
  path?: string;
  judgements: readonly Judgement[];
  /** What was not compared, and why. */
  notes?: readonly string[];
}

const writers: Readonly<Record<Unit, (value: number) => string>> = {
  bytes: (value) => `${(value / kilobyte).toFixed(1)} KB`,
  milliseconds: (value) => `${Math.round(value)} ms`,
  shift: (value) => value.toFixed(3),
  flag: (value) => (value === 0 ? 'no' : 'yes'),
};

/** A value of a figure as text, with its unit. */
export function writeValue(figure: Figure, value: number): string {
  return Number.isFinite(value) ? writers[figures[figure].unit](value) : 'never';
}

/** A figure, its budget and the verdict, as cells. */
function cells({figure, value, budget, isOver}: Judgement): string[] {
  return [
    figures[figure].label,
    writeValue(figure, value),
    budget === undefined ? '' : `at most ${writeValue(figure, budget)}`,
    budget === undefined ? '' : isOver ? 'OVER' : 'pass',
  ];
}

/** A table in text for each block, all with the same columns; the values stand to the right. */
export function describe(blocks: readonly Block[]): string {
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...blocks.flatMap(({judgements}) => judgements.map((one) => cells(one)[column]?.length ?? 0))),
  );
  const line = (judgement: Judgement): string =>
    cells(judgement)
      .map((cell, column) =>
        column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return blocks
    .map(({name, path, judgements, notes = []}) =>
      [
        path === undefined ? name : `${name}  ${path}`,
        ...judgements.map((judgement) => `  ${line(judgement)}`),
        ...notes.map((note) => `  ${note}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Every figure that is over its budget, a line each. */
export function describeOver(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({name, judgements}) =>
    judgements
      .filter(({isOver}) => isOver)
      .map(
        ({figure, value, budget = 0}) =>
          `${name}: ${figures[figure].label}: ${writeValue(figure, value)}, at most ${writeValue(figure, budget)}`,
      ),
  );
}
