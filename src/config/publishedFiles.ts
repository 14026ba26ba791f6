/** The formats in which readers can download the API spec, with media types: `/openapi.yaml`, `/de/openapi.yaml`. */
const specDownloads = {
  // RFC 9512; UTF-8 is the only encoding of this type, so it has no charset.
  'openapi.yaml': 'application/yaml',
  'openapi.json': 'application/json',
} as const satisfies Readonly<Record<string, string>>;

/** A format's file name. */
export type SpecDownload = keyof typeof specDownloads;

/**
 * The files that the landing page of the reference and `llms.txt` list, in each language, with their media types.
 * Except for {@link specDownloads}, the build writes them from the finished pages.
 */
export const publishedTypes = {
  ...specDownloads,
  'errors.json': 'application/json',
  'events.json': 'application/json',
  'llms-full.txt': 'text/plain; charset=utf-8',
} as const satisfies Readonly<Record<string, string>>;

/** The names of the files in {@link publishedTypes}. */
export const publishedNames = Object.keys(publishedTypes) as readonly (keyof typeof publishedTypes)[];

/** The prices as JSON, at the root of the site and in English only. */
export const pricesFile = 'pricing.json';

/** The directory that a language's files are generated into, relative to the root of the repository. */
export function publishedDir(locale: string): string {
  return `generated/published/${locale}`;
}
