import type {Locale} from '../../config/locales';
import {pageUrl} from '../routes';
import {type SearchIndex, type SearchPage, type Section, unpackPage} from './index';
import {fold, stemmerOf, wordsOf} from './stemming';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** A page or one of its sections, prepared for ranking. */
export interface Unit {
  readonly page: number;
  readonly source: SearchPage;
  readonly section: Section;
  /** The words of the title or heading, to detect an exact name. */
  readonly name: readonly string[];
  readonly nameStems: string;
  /** The stems of a page's path, so that its English name finds it in every language. Empty for sections. */
  readonly slug: readonly string[];
  /** A page's other names, and their stems. Empty for sections. */
  readonly aliases: readonly {readonly text: string; readonly stems: readonly string[]}[];
  readonly prior: number;
}

/** The prior probability that readers mean this section. */
function priorOf({path}: SearchPage, [hash]: Section, pricing: string): number {
  const {prior} = weights;
  const page = /\/docs\/(?:indexsd|glossary)$|\/blog\//u.test(path)
    ? prior.listsAndPosts
    : path === pricing
      ? prior.pricing
      : 1;
  // Prefers a request to a response and, of the operations with a field of the same name, the one that sends emails.
  const section = /^#(?:response|object)-/u.test(hash)
    ? prior.responseField
    : /^#(?:body|header|query|path)-/u.test(hash)
      ? prior.requestField
      : 1;
  const first = path.endsWith('/send-email') ? prior.sendEmail : path.includes('/api/events/') ? prior.event : 1;
  return page * section * first;
}

/** The pages and sections in the order of their numbers in the index. */
export function unitsOf({pages}: SearchIndex, {isSignificant}: Vocabulary, locale: Locale): Unit[] {
  const stem = stemmerOf(locale);
  const pricing = pageUrl('/pricing', locale);
  const aliasesOf = ({aliases}: SearchPage): Unit['aliases'] =>
    aliases
      .split(',')
      .map((alias) => ({text: fold(alias).trim(), stems: wordsOf(alias).filter(isSignificant).map(stem)}))
      .filter((alias) => alias.stems.length > 0);
  return pages.map(unpackPage).flatMap((page, index) =>
    page.sections.map((section) => {
      const isPage = section[0] === '';
      const name = wordsOf(isPage ? page.title : section[1]).filter(isSignificant);
      return {
        page: index,
        source: page,
        section,
        name,
        nameStems: name.map(stem).join(' '),
        slug: isPage ? wordsOf(page.path.slice(page.path.lastIndexOf('/'))).map(stem) : [],
        aliases: isPage ? aliasesOf(page) : [],
        prior: priorOf(page, section, pricing),
      };
    }),
  );
}
