import type {Page, Reference} from './documents';
import {type Site, addressOf, pagesOf} from './crawl';
import type {Finding} from './findings';

/** What the site is expected to be; the configuration of the site says it. */
export interface Expected {
  /** The site's own origin, such as `https://mailwren.example`. */
  readonly origin: string;
  /** Every language by its BCP 47 tag. */
  readonly languages: Readonly<Record<string, ExpectedLanguage>>;
  /** The language of `x-default`. */
  readonly defaultLanguage: string;
  /**
   * The whole addresses of a page by language, where it does not exist in all
   * of them; nothing for a page that does.
   */
  readonly versionsOf?: (address: string) => Readonly<Record<string, string>> | undefined;
}

/** What one language is expected to have. */
export interface ExpectedLanguage {
  /** The address of its home page. */
  readonly home: string;
  /** The address of its sitemap. */
  readonly sitemap: string;
}

/** The targets of the references of one kind. */
function targets(page: Page, kind: Reference['kind']): string[] {
  return page.references.filter((reference) => reference.kind === kind).map(({target}) => target);
}

/** Canonical and `og:url`: exactly one each, and it is the page itself. */
function judgeOwnAddress(address: string, page: Page, origin: string): Finding[] {
  const own = `${origin}${address}`;
  return (['canonical', 'og:url'] as const).flatMap((kind) => {
    const found = targets(page, kind);
    if (found.length !== 1) {
      return [{page: address, what: `it has ${found.length} ${kind}, expected one`, target: own}];
    }
    return found
      .filter((target) => target !== own)
      .map((target) => ({page: address, what: `the ${kind} is not the page itself, ${own}`, target}));
  });
}

/** The languages that a page has to name: those that it exists in, and `x-default` where the default one is among them. */
function wantedLanguages(address: string, {languages, defaultLanguage, versionsOf}: Expected): Set<string> {
  const own = Object.keys(versionsOf?.(address) ?? languages);
  return new Set([...own, ...(own.includes(defaultLanguage) ? ['x-default'] : [])]);
}

/** The languages that a page names: each expected one once, and no other. */
function judgeLanguages(address: string, alternates: readonly Reference[], expected: Expected): Finding[] {
  const wanted = wantedLanguages(address, expected);
  const missing = [...wanted].flatMap((lang) => {
    const count = alternates.filter((alternate) => alternate.lang === lang).length;
    return count === 1
      ? []
      : [{page: address, what: `it has ${count} alternates for ${lang}, expected one`, target: lang}];
  });
  const unknown = alternates
    .filter(({lang = ''}) => !wanted.has(lang))
    .map(({place, target}) => ({
      page: address,
      what: `${place} is for a language that the page does not exist in`,
      target,
    }));
  return [...missing, ...unknown];
}

/** Where the alternates of a page lead: each to a page of its language that leads back. */
function judgeAlternates(site: Site, address: string, page: Page, expected: Expected): Finding[] {
  const {origin, defaultLanguage} = expected;
  const own = `${origin}${address}`;
  const alternates = page.references.filter(({kind}) => kind === 'alternate');
  const targetOf = (lang: string): string | undefined =>
    alternates.find((alternate) => alternate.lang === lang)?.target;
  const findings = judgeLanguages(address, alternates, expected);
  const add = (what: string, target: string): void => void findings.push({page: address, what, target});

  if (targetOf(page.lang) !== own) {
    add(
      `the alternate for the page's own language, ${page.lang}, is not the page itself, ${own}`,
      targetOf(page.lang) ?? '',
    );
  }
  if (targetOf('x-default') !== targetOf(defaultLanguage)) {
    add(`x-default is not the version in ${defaultLanguage}`, targetOf('x-default') ?? '');
  }
  const versions = expected.versionsOf?.(address);
  for (const {place, target, lang = ''} of alternates) {
    const version = versions?.[lang];
    if (version !== undefined && target !== version) {
      add(`${place} is not the version in ${lang}, ${version}`, target);
    }
    const inside = addressOf(origin, address, target);
    if (inside === undefined || target !== `${origin}${inside}`) {
      add(`${place} is not a whole address of this site, ${origin}/…`, target);
      continue;
    }
    const document = site.get(inside)?.document;
    if (document?.type !== 'page') {
      // What the address answers instead is a finding of its own.
      continue;
    }
    const language = lang === 'x-default' ? defaultLanguage : lang;
    if (document.lang !== language) {
      add(`${place} leads to a page in ${document.lang}, expected ${language}`, target);
    }
    if (!document.indexable) {
      add(`${place} leads to a page that is kept out of search`, target);
    }
    const back = document.references.some(
      (other) => other.kind === 'alternate' && other.lang === page.lang && other.target === own,
    );
    if (!back) {
      add(`${place} leads to a page whose alternate for ${page.lang} does not lead back`, target);
    }
  }
  return findings;
}

/**
 * Every page that search engines may list says where it stands and names its
 * versions in all languages, which name it in turn.
 */
export function judgeVersions(site: Site, expected: Expected): Finding[] {
  return pagesOf(site)
    .filter(([, page]) => page.indexable)
    .flatMap(([address, page]) => [
      ...judgeOwnAddress(address, page, expected.origin),
      ...judgeAlternates(site, address, page, expected),
    ]);
}
