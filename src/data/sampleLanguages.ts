import {targetNames} from '@packages/samples';

/**
 * The languages and frameworks of samples: the tabs of the group `language`, also
 * in the API reference. The browser remembers the key; the tab shows the name.
 */
export const sampleLanguages = {...targetNames, typescript: 'TypeScript'} as const;

/** A key of {@link sampleLanguages}. */
export type SampleLanguage = keyof typeof sampleLanguages;

/** Those and the frameworks that have only a quickstart. Components use `useLanguageNames` instead. */
export const languageNames = {...sampleLanguages, django: 'Django', fastapi: 'FastAPI', dotnet: '.NET'} as const;

/** Whether a string is a key of {@link sampleLanguages}. */
export function isSampleLanguage(value: string): value is SampleLanguage {
  return Object.hasOwn(sampleLanguages, value);
}

/** The tab of a fence without `tab=`, by the fence's language. For other languages, the tab has the language's name. */
export const defaultTabs: Readonly<Record<string, SampleLanguage>> = {bash: 'curl', js: 'node', ts: 'typescript'};
