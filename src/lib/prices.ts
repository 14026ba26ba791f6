/** An amount of money: `20 USD`, `$20`, `20 долларов США`. */
const money =
  /(?:US)?\$\s?\d[\d.,]*|\b(?:USD|EUR)\s\d[\d.,]*|\d[\d.,]*\s?(?:USD|EUR|[$€]|(?:US-)?dol{1,2}ar|dólar|дол{1,2}ар)/giu;

/** Amounts of money in a string in any language. They belong in `src/data/pricing.ts`. */
export function literalPrices(text: string): string[] {
  return [...text.matchAll(money)].map(([amount]) => amount.trim());
}
