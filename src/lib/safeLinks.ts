import {linkPolicy} from '../config/security';
import {hosts} from '../config/site';

/** What a link is, or why it must not be one. */
export type Verdict =
  | {readonly kind: 'internal' | 'external'}
  /** `reason` continues the sentence "The link is refused: …". */
  | {readonly kind: 'refused'; readonly reason: string};

/** Longer addresses are cut by servers and read by nobody. Characters. */
const longestLink = 2048;

/** What Docusaurus strips from a path that its router must not handle. */
const pathname = 'pathname://';

const scheme = /^[a-z][a-z\d+.-]*:/iu;

/** A letter without a receiver: the reader chooses one. Nothing but a subject and a text. */
const letter = /^mailto:\?subject=[^&#?]*(?:&body=[^&#?]*)?$/u;

/** Characters that a browser drops, turns into a slash, or does not show. */
const hidden = /[\p{Cc}\p{Cf}\\]|^\s|\s$/u;

/**
 * Decides about an address before it becomes a link. What is accepted has one
 * reading only: the browser's, the router's and the server's. Everything is
 * measured with the URL parser of browsers, from this site's origin, and an
 * address of another site must also be written the plain way.
 *
 * Part of every page: keep it small.
 *
 * @param href the value of the attribute, with entities decoded
 */
export function judgeLink(href: string): Verdict {
  const refused = (reason: string): Verdict => ({kind: 'refused', reason});
  if (href.length > longestLink) {
    return refused(`it is longer than ${longestLink} characters`);
  }
  if (hidden.test(href)) {
    return refused('it has a backslash, a hidden character, or a space at its start or end');
  }
  const target = href.startsWith(pathname) ? href.slice(pathname.length) : href;
  try {
    const {origin, protocol} = new URL(target, hosts.site);
    if (!scheme.test(target)) {
      // A server may decode a path once more, and fold wide forms of `:` and `/`.
      const path = decodeURIComponent(target.replace(/[?#].*/su, '')).normalize('NFKC');
      return origin !== hosts.site
        ? refused(`it leads to ${origin}, which is not on the list`)
        : hidden.test(path) || scheme.test(path) || /\/\/|%/u.test(path)
          ? refused('its path hides another address: an empty part, or an encoded sign')
          : {kind: 'internal'};
    }
    if (target !== href) {
      return refused(`${pathname} is for paths of this site`);
    }
    if (!linkPolicy.schemes.includes(protocol)) {
      return refused(`links with ${protocol} are not allowed`);
    }
    if (protocol === 'mailto:') {
      return linkPolicy.mailboxes.includes(href.slice(protocol.length)) || letter.test(href)
        ? {kind: 'external'}
        : refused('it writes to an address that is not ours');
    }
    if (!linkPolicy.origins.some((allowed) => allowed === origin)) {
      return refused(`it leads to ${origin}, which is not on the list`);
    }
    return href.startsWith(origin) && /^(?:[/?#]|$)/u.test(href.slice(origin.length))
      ? {kind: 'external'}
      : refused(`it is not written plainly, as ${origin}/…`);
  } catch {
    return refused('it cannot be read as an address');
  }
}
