import {routeOf} from '@site/src/components/ui/useRoute';
import {defaultLocale} from '@site/src/config/locales';
import {contentBases} from '@site/src/config/routes';
import {parsePageUrl} from '@site/src/lib/routes';

/** An item of a sidebar or of breadcrumbs. */
interface Item {
  type: string;
  href?: string;
  customProps?: Record<string, unknown>;
}

/**
 * The language of an item's label: undefined if it is the site's language. Category labels are translated. Reference
 * labels are, too, unless they set `lang`. All other links to English pages show the English title.
 */
export function labelLanguage({type, href, customProps = {}}: Item): string | undefined {
  if (href === undefined || !routeOf(href)?.isEnglish) {
    return undefined;
  }
  const hasTitle = type === 'link' && !parsePageUrl(href).englishPath.startsWith(`${contentBases.api}/`);
  const {lang = hasTitle ? defaultLocale : undefined} = customProps as {lang?: string};
  return lang;
}
