export function dependenciesOf(
  text: string,
  options: {descriptionFile: string; factFiles: readonly string[]},
): string[];
