/**
 * The languages and frameworks of samples: the tabs of the group `language`, also
 * in the API reference. The browser remembers the key; the tab shows the name.
 */
export const sampleLanguages = {
  curl: 'cURL',
  javascript: 'JavaScript',
  node: 'Node.js',
  typescript: 'TypeScript',
  python: 'Python',
  php: 'PHP',
  laravel: 'Laravel',
  ruby: 'Ruby',
  rails: 'Rails',
  java: 'Java',
  go: 'Go',
  next: 'Next.js',
  nuxt: 'Nuxt',
  express: 'Express',
  vue: 'Vue',
} as const satisfies Readonly<Record<string, string>>;

/** A key of {@link sampleLanguages}. */
export type SampleLanguage = keyof typeof sampleLanguages;

/** Whether a string is one of the keys. */
export function isSampleLanguage(value: string): value is SampleLanguage {
  return Object.hasOwn(sampleLanguages, value);
}

/** The tab of a fence without `tab=`, by the language of its code. */
export const defaultTabs: Readonly<Record<string, SampleLanguage>> = {
  bash: 'curl',
  js: 'node',
  ts: 'typescript',
  python: 'python',
  php: 'php',
  ruby: 'ruby',
  java: 'java',
  go: 'go',
};
