import type {Figure} from './budgets';
import type {Figures} from './judge';
import {writeValue} from './report';

/** A figure of this site's page beside that of another site's page about the same. */
export interface Comparison {
  figure: Figure;
  ours: number;
  theirs: number;
  isSlower: boolean;
}

/**
 * Puts figures of two pages beside each other, in the order of ours.
 *
 * @throws Error where one of them was measured of one page alone
 */
export function compare(ours: Figures, theirs: Figures): Comparison[] {
  const figures = Object.keys({...ours, ...theirs}) as Figure[];
  return figures.map((figure) => {
    const [our, their] = [ours[figure], theirs[figure]];
    if (our === undefined || their === undefined) {
      throw new Error(`${figure} was measured of one page alone.`);
    }
    return {figure, ours: our, theirs: their, isSlower: our > their};
  });
}

/** The comparisons as lines of a table: figure, ours, theirs, verdict. */
export function comparisonTable(comparisons: readonly Comparison[], label: (figure: Figure) => string): string[][] {
  return comparisons.map(({figure, ours, theirs, isSlower}) => [
    label(figure),
    writeValue(figure, ours),
    writeValue(figure, theirs),
    isSlower ? 'SLOWER' : 'pass',
  ]);
}
