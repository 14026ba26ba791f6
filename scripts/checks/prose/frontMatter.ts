import type {Finding, Page} from './page';

/** What a page is for, which decides its anatomy. */
export const pageTypes = ['concept', 'how-to', 'reference', 'quickstart'] as const;

/** How long a description may be, in characters: what search engines show. */
const maxDescription = 160;

interface Field {
  readonly required: boolean;
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function isDay(value: unknown): boolean {
  const time = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value) ? Date.parse(value) : NaN;
  // JavaScript reads 30 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value as string);
}

const field = (required: boolean, expected: string, holds: Field['holds']): Field => ({required, expected, holds});

const fields: Readonly<Record<string, Field>> = {
  title: field(true, 'a text in sentence case', isText),
  description: field(
    true,
    `one or two sentences, at most ${maxDescription} characters`,
    (value) => isText(value) && value.length <= maxDescription,
  ),
  page_type: field(true, `one of: ${pageTypes.join(', ')}`, (value) =>
    (pageTypes as readonly unknown[]).includes(value),
  ),
  last_update: field(
    false,
    'an object with the day of the last change that matters to readers, as {date: 2026-11-21}',
    (value) => typeof value === 'object' && value !== null && 'date' in value && isDay(value.date),
  ),
  keywords: field(
    false,
    'a list of words that no heading says',
    (value) => Array.isArray(value) && value.every(isText),
  ),
  slug: field(false, 'a path that starts with a slash', (value) => isText(value) && value.startsWith('/')),
  sidebar_label: field(false, 'a short text', isText),
  sidebar_position: field(false, 'a number', (value) => typeof value === 'number'),
  hide_table_of_contents: field(false, 'true or false', (value) => typeof value === 'boolean'),
};

/** What is wrong with the front matter of a page of docs or guides. */
export function judgeFrontMatter({frontMatter}: Pick<Page, 'frontMatter'>): Finding[] {
  const findings = Object.entries(fields).flatMap(([name, {required, expected, holds}]) => {
    const value = frontMatter[name];
    if (value === undefined) {
      return required ? [`the front matter lacks "${name}". Expected ${expected}.`] : [];
    }
    const length = name === 'description' && isText(value) ? ` (${value.length} characters)` : '';
    return holds(value)
      ? []
      : [`"${name}" of the front matter is ${JSON.stringify(value)}${length}. Expected ${expected}.`];
  });
  const unknown = Object.keys(frontMatter).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...findings,
    ...unknown.map(
      (name) => `the front matter has "${name}". Expected only ${Object.keys(fields).join(', ')}. Remove or rename it.`,
    ),
  ].map((message) => ({line: 1, message}));
}
