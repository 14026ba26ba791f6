export function dependenciesOf(text: string, specFile: string): string[];
