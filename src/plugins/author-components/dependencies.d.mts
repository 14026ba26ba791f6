export function dependenciesOf(text: string, options: {specFile: string; factFiles: readonly string[]}): string[];
