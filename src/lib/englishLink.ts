import {defaultLocale} from '../config/locales';
import {localizedPaths} from '../config/routes';
import {parsePageUrl} from './routes';

/**
 * The English path for a localized link: `/pricing` for `/de/preise` and for
 * `/preise`, `/docs` for `/de/docs`. Query and fragment are kept.
 *
 * @returns undefined for a link that is not localized
 */
export function englishLink(href: string): string | undefined {
  const {path = '', suffix = ''} = /^(?<path>\/(?!\/)[^?#]*)(?<suffix>.*)$/u.exec(href)?.groups ?? {};
  if (path === '') {
    return undefined;
  }
  const {locale, englishPath: bare} = parsePageUrl(path);
  // Links without the prefix, or with another language's prefix.
  const [englishPath = bare] =
    Object.entries(localizedPaths).find(
      ([english, paths]) => english !== bare && (Object.values(paths) as string[]).includes(bare),
    ) ?? [];
  return locale === defaultLocale && englishPath === bare ? undefined : `${englishPath}${suffix}`;
}
