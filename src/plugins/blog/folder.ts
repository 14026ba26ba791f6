import {type Locale, defaultLocale} from '../../config/locales';

/** Where the posts of a language lie, from the root of the repository: a post may exist in some languages only. */
export function blogFolder(locale: Locale): string {
  return locale === defaultLocale ? 'blog' : `i18n/${locale}/docusaurus-plugin-content-blog`;
}
