/** An amount of money: `20 USD`, `$20`, `20 долларов США`. */
const money =
  /(?:US)?\$\s?\d[\d.,]*|\b(?:USD|EUR)\s\d[\d.,]*|\d[\d.,]*\s?(?:USD|EUR|[$€]|(?:US-)?dol{1,2}ar|dólar|дол{1,2}ар)/giu;

/** The amounts of money in a text of any language. They belong to `src/data/pricing.ts`. */
export function literalPrices(text: string): string[] {
  return [...text.matchAll(money)].map(([amount]) => amount.trim());
}

/** Prices in the English texts of the spec, which would stay when prices change. */
export const specPrices = (texts: readonly {file: string; key: string; english: string}[]): string[] =>
  texts.flatMap(({file, key, english}) =>
    literalPrices(english).map(
      (price) =>
        `api-spec/${file}: "${key}" has the price "${price}", which would stay when prices change. Link to /pricing.`,
    ),
  );
