/** Formats milliseconds as seconds with one decimal: `12.3 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
