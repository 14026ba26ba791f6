export function dependenciesOf(text: string, reads: Readonly<Record<string, readonly string[]>>): string[];
