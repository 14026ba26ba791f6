import {type Budgets, type Figure, figures} from './budgets';

/** What was measured; a figure that a page has not got is absent, one that never came is infinite. */
export type Figures = Readonly<Partial<Record<Figure, number>>>;

/** A figure beside its budget. */
export interface Judgement {
  figure: Figure;
  value: number;
  /** The most it may be; none where it is only shown. */
  budget?: number;
  isOver: boolean;
}

/** The middle of some numbers; of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) {
    throw new Error('There is no median of no numbers.');
  }
  // Also where both are infinite.
  return low === high ? low : (low + high) / 2;
}

/** The median of each figure over some runs. */
export function medians(runs: readonly Figures[]): Figures {
  const measured = (Object.keys(figures) as Figure[]).filter((figure) => runs.some((run) => run[figure] !== undefined));
  return Object.fromEntries(
    measured.map((figure) => [
      figure,
      median(runs.flatMap(({[figure]: value}) => (value === undefined ? [] : [value]))),
    ]),
  );
}

/**
 * Puts figures beside their budgets, in the order of the list of figures.
 *
 * @throws Error where a figure that has a budget was not measured
 */
export function judge(measured: Figures, budgets: Budgets): Judgement[] {
  return (Object.keys(figures) as Figure[]).flatMap((figure) => {
    const {[figure]: value} = measured;
    const {[figure]: budget} = budgets;
    if (value === undefined) {
      if (budget !== undefined) {
        throw new Error(`${figure} has a budget and was not measured.`);
      }
      return [];
    }
    return [{figure, value, budget, isOver: budget !== undefined && !(value <= budget)}];
  });
}
