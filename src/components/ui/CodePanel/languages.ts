/** Names of the languages that fences use, as their makers write them. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  ts: 'TypeScript',
  yaml: 'YAML',
};

/** The name of a fence's language; nothing for one that has none. */
export function languageName(language: string | undefined): string | undefined {
  return language === undefined ? undefined : names[language];
}
