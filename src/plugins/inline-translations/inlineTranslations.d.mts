export function inlineTranslations(code: string, messages: Readonly<Record<string, string>>): string;
