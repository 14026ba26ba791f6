import {defaultLocale} from '../config/locales';
import {localizedPaths} from '../config/routes';
import {parsePageUrl} from './routes';

/**
 * The address that a text should name instead of a localized one: `/pricing`
 * for `/de/preise` and for `/preise`, `/docs` for `/de/docs`. Query and
 * fragment are kept.
 *
 * @returns nothing for an address that is no localized one
 */
export function englishLink(href: string): string | undefined {
  const {path = '', suffix = ''} = /^(?<path>\/(?!\/)[^?#]*)(?<suffix>.*)$/u.exec(href)?.groups ?? {};
  if (path === '') {
    return undefined;
  }
  const {locale, englishPath: bare} = parsePageUrl(path);
  // Links that leave the prefix out, or mix two languages up.
  const [englishPath = bare] =
    Object.entries(localizedPaths).find(
      ([english, paths]) => english !== bare && (Object.values(paths) as string[]).includes(bare),
    ) ?? [];
  return locale === defaultLocale && englishPath === bare ? undefined : `${englishPath}${suffix}`;
}
