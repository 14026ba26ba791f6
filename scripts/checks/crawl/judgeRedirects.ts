import {type RedirectRule, redirectFor} from '../../serve/rules';
import {type Site, addressOf, pagesOf, resolveTarget} from './crawl';
import type {Finding} from './findings';

/** Where the rules are written, as findings name it. */
const page = '/_redirects';

/** Whether a rule stands for many addresses, so that its ends cannot be asked for. */
const isPattern = ({from, to}: RedirectRule): boolean => /[*:]/u.test(from) || to.includes(':splat');

/** The addresses to ask for, so that the rules can be judged. */
export function redirectAddresses(rules: readonly RedirectRule[], origin: string): string[] {
  return rules
    .filter((rule) => !isPattern(rule))
    .flatMap(({from, to}) => [from, to])
    .map((path) => addressOf(origin, '/', path))
    .filter((address) => address !== undefined);
}

/** What is wrong with where a rule leads, or nothing. */
function problemOf(site: Site, origin: string, {from, to, status}: RedirectRule): string | undefined {
  const target = resolveTarget(origin, '/', to);
  if (target === undefined) {
    return undefined;
  }
  if ('problem' in target) {
    return target.problem;
  }
  const source = site.get(new URL(from, origin).pathname);
  if (source?.status !== status || source.location !== target.address) {
    return `the server answers ${from} with ${source?.status ?? 0} ${source?.location ?? ''}, expected ${status} ${to}`;
  }
  const end = site.get(target.address);
  if (end?.location !== undefined) {
    return `${from} is redirected to what is redirected again, to ${end.location}`;
  }
  return end?.document?.type === 'page' ? undefined : `${from} is redirected to no page (${end?.status ?? 0})`;
}

/**
 * Every redirect leads in one step to a page, is written once, and hides no
 * page: the hosts would follow it and never show the page.
 *
 * @param published the addresses of the pages in the build
 */
export function judgeRedirects(
  site: Site,
  origin: string,
  rules: readonly RedirectRule[],
  published: Iterable<string>,
): Finding[] {
  const hidden = [...new Set([...published, ...pagesOf(site).map(([address]) => address)])].flatMap((address) => {
    const redirect = redirectFor(rules, decodeURI(address));
    return redirect ? [{page, what: `a page is hidden by a redirect to ${redirect.location}`, target: address}] : [];
  });
  const twice = rules
    .filter(({from}, index) => rules.findIndex((rule) => rule.from === from) !== index)
    .map(({from}) => ({page, what: 'the address is redirected twice', target: from}));
  const ends = rules
    .filter((rule) => !isPattern(rule))
    .flatMap((rule) => {
      const what = problemOf(site, origin, rule);
      return what === undefined ? [] : [{page, what, target: rule.to}];
    });
  return [...hidden, ...twice, ...ends];
}
