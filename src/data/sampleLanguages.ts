/**
 * What samples can be written for: the tabs of the group `language`, here and
 * in the API reference. The key is what a browser remembers, on all pages; the
 * name is what the tab says, as its makers write it.
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

/** Whether a text names one of them. */
export function isSampleLanguage(value: string): value is SampleLanguage {
  return Object.hasOwn(sampleLanguages, value);
}

/** The tab of a fence that names none, by the language of its code. */
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
