/** A number with its unit: `1 page`, `2 pages`. */
export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
