import type {Reference, SitemapEntry} from './documents';
import {type Site, addressOf, pagesOf} from './crawl';
import type {Finding} from './findings';
import type {Expected} from './judgeVersions';

/** The address of the index of all sitemaps. */
export const sitemapIndexAddress = '/sitemap.xml';

/** The entries of a sitemap, none where there is no sitemap. */
function entriesOf(site: Site, address: string): readonly SitemapEntry[] {
  const document = site.get(address)?.document;
  return document?.type === 'sitemap' ? document.entries : [];
}

/** Alternates in a form that can be compared, whatever their order. */
const comparable = (references: readonly Reference[]): string =>
  references
    .filter(({kind}) => kind === 'alternate')
    .map(({lang = '', target}) => `${lang} ${target}`)
    .sort()
    .join('\n');

/** The index names the sitemap of every language, and nothing else. */
function judgeIndex(site: Site, {origin, languages}: Expected): Finding[] {
  const listed = entriesOf(site, sitemapIndexAddress).map(({loc}) => loc);
  const wanted = Object.values(languages).map(({sitemap}) => `${origin}${sitemap}`);
  const page = sitemapIndexAddress;
  return [
    ...wanted
      .filter((target) => listed.filter((loc) => loc === target).length !== 1)
      .map((target) => ({page, what: 'the sitemap of a language is not listed once', target})),
    ...listed
      .filter((loc) => !wanted.includes(loc))
      .map((target) => ({page, what: 'it is the sitemap of no language', target})),
  ];
}

/** Each entry is a page of the language, under its canonical address, with the page's own alternates. */
function judgeEntries(site: Site, sitemap: string, lang: string, origin: string): Finding[] {
  return entriesOf(site, sitemap).flatMap(({loc, alternates}) => {
    const document = site.get(addressOf(origin, sitemap, loc) ?? '')?.document;
    const finding = (what: string): Finding => ({page: sitemap, what, target: loc});
    if (document?.type !== 'page') {
      return [finding('<loc> is no page of this site')];
    }
    const problems: [wrong: boolean, what: string][] = [
      [!document.indexable, '<loc> is a page that is kept out of search'],
      [document.lang !== lang, `<loc> is a page in ${document.lang}, expected ${lang}`],
      [
        !document.references.some(({kind, target}) => kind === 'canonical' && target === loc),
        '<loc> is not the canonical address of its page',
      ],
      [
        comparable(alternates) !== comparable(document.references),
        'the alternates differ from those that the page itself names',
      ],
    ];
    return problems.filter(([wrong]) => wrong).map(([, what]) => finding(what));
  });
}

/**
 * The sitemaps and the pages agree: every entry is as its page says, and every
 * page that search engines may list is in the sitemap of its language, once.
 */
export function judgeSitemaps(site: Site, expected: Expected): Finding[] {
  const {origin, languages} = expected;
  const unlisted = pagesOf(site)
    .filter(([, page]) => page.indexable)
    .flatMap(([address, {lang}]) => {
      const sitemap = languages[lang]?.sitemap ?? sitemapIndexAddress;
      const count = entriesOf(site, sitemap).filter(({loc}) => loc === `${origin}${address}`).length;
      return count === 1
        ? []
        : [{page: sitemap, what: `a page is listed ${count} times, expected once`, target: `${origin}${address}`}];
    });
  return [
    ...judgeIndex(site, expected),
    ...Object.entries(languages).flatMap(([lang, {sitemap}]) => judgeEntries(site, sitemap, lang, origin)),
    ...unlisted,
  ];
}
