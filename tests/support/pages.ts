import {type Locale, locales} from '../../src/config/locales';
import {pageUrl} from '../../src/lib/routes';

/** Every page of the site by its English path. */
export const englishPaths = [
  '/',
  '/pricing',
  '/privacy-policy',
  '/terms-of-service',
  '/acceptable-use-policy',
  '/docs',
  '/docs/quickstart',
  '/docs/api-changelog',
  '/docs/indexsd',
  '/guides',
  '/guides/send-a-password-reset',
  '/blog',
  '/blog/buy-postage-not-a-plan',
  '/api',
  '/api/emails/send-email',
  '/api/emails/send-bulk-emails',
  '/api/emails/get-email',
  '/api/emails/update-email',
  '/api/emails/cancel-email',
  '/api/emails/list-emails',
] as const;

/** One page of each kind, for tests that take long. */
export const samplePaths = [
  '/',
  '/pricing',
  '/privacy-policy',
  '/docs/quickstart',
  '/docs/indexsd',
  '/blog',
  '/api/emails/send-email',
] as const;

/** The pages of a language, by their address. */
export function pagesOf(locale: Locale, paths: readonly string[] = englishPaths): string[] {
  return paths.map((path) => pageUrl(path, locale));
}

/** Languages whose words or letters strain a layout: English, long words, Cyrillic. */
export const layoutLocales: readonly Locale[] = ['en', 'de', 'uk'];

export {locales};
