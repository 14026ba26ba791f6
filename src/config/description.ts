/**
 * The API description as files, for the tools of our readers. Each language
 * has them at the root of its pages: `/openapi.yaml`, `/de/openapi.yaml`.
 */

/** What is published, by name, with the media type that servers send. */
export const descriptionFiles = {
  // RFC 9512; UTF-8 is the only encoding of this type, so it has no charset.
  'openapi.yaml': 'application/yaml',
  'openapi.json': 'application/json',
  'postman.json': 'application/json',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a published file. */
export type DescriptionFile = keyof typeof descriptionFiles;

/** The names of all published files. */
export const descriptionFileNames = Object.keys(descriptionFiles) as readonly DescriptionFile[];

/** Where they are made for a language, from the repository's root. */
export function publishedDir(locale: string): string {
  return `generated/published/${locale}`;
}
