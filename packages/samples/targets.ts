/**
 * Every language and framework that has samples, in the order of the tabs. The names are the same in every language of
 * the site. Pages can import this file without the generators.
 */
export const targetNames = {
  curl: 'cURL',
  javascript: 'JavaScript',
  node: 'Node.js',
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
} as const;

/** A key of {@link targetNames}. */
export type SampleTarget = keyof typeof targetNames;

/** The keys of {@link targetNames}. */
export const sampleTargets = Object.keys(targetNames) as readonly SampleTarget[];
