/**
 * nginx's side of the choice of language: reads the request and hands it to the
 * rules that the script in the browser follows. Bundled for njs by
 * scripts/build/nginx/bundle.ts; nginx asks for one variable each.
 */
import {isbot} from 'isbot';

import {type Locale, isLocale} from '../../src/config/locales';
import {type LanguageChoice, languageChoice} from '../../src/config/site';
import {parseAcceptLanguage} from '../../src/lib/acceptLanguage';
import {type Decision, decideLanguage, writeLanguageCookie} from '../../src/lib/language';

/** What is used of njs' request. */
export interface NginxRequest {
  readonly headersIn: Readonly<Record<string, string | undefined>>;
  /**
   * `site_page`: the page's address; `site_languages`: those it exists in, parted by spaces;
   * `site_addresses`: its address in those where the table of paths does not say it, as `de=/de/blog/a`.
   */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Writes to nginx' error log. */
  error: (message: string) => void;
}

/** Addresses by language, of `de=/de/blog/a uk=/uk/blog/b`. */
function readAddresses(text: string): Partial<Record<Locale, string>> {
  const addresses: Partial<Record<Locale, string>> = {};
  for (const entry of text.split(' ')) {
    const [locale, address] = entry.split('=');
    if (isLocale(locale) && address) {
      addresses[locale] = address;
    }
  }
  return addresses;
}

function decide({headersIn, variables}: NginxRequest, choice: LanguageChoice): Decision {
  return decideLanguage(
    {
      pathname: variables.site_page ?? '/',
      // nginx appends the query itself, byte by byte as it came.
      suffix: '',
      cookies: headersIn.Cookie ?? '',
      preferred: parseAcceptLanguage(headersIn['Accept-Language'] ?? ''),
      isBot: isbot(headersIn['User-Agent'] ?? ''),
      available: (variables.site_languages ?? '').split(' ').filter(isLocale),
      addresses: readAddresses(variables.site_addresses ?? ''),
    },
    choice,
  );
}

/** A value for nginx; what fails is logged, and the reader gets the English page. */
function attempt(request: NginxRequest, work: () => string | undefined): string {
  try {
    return work() ?? '';
  } catch (error) {
    request.error(`choice of language: ${String(error)}`);
    return '';
  }
}

/** Where the visit leads instead, without query; empty where it stays. */
export function redirect(request: NginxRequest, choice = languageChoice): string {
  return attempt(request, () => decide(request, choice).redirect);
}

/** The cookie to set; empty where there is none. */
export function cookie(request: NginxRequest, choice = languageChoice): string {
  return attempt(request, () => {
    const {remember} = decide(request, choice);
    return remember && writeLanguageCookie(remember, choice.secureCookie);
  });
}
