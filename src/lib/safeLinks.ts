import {linkPolicy} from '../config/security';
import {hosts} from '../config/site';

/** The result of {@link checkLink}; `reason` completes the sentence "The link is refused: …". */
export type LinkCheck = {readonly kind: 'internal' | 'external'} | {readonly kind: 'refused'; readonly reason: string};

/** The maximum length of a URL in characters; some servers reject or truncate longer URLs. */
const longestLink = 2048;

/** The prefix of paths that the Docusaurus router must not handle. */
const pathname = 'pathname://';

const scheme = /^[a-z][a-z\d+.-]*:/iu;

/** A `mailto:` URL with a recipient and, optionally, a subject and a body. */
const email = /^mailto:([^?#]+)(?:\?subject=[^&#?]*(?:&body=[^&#?]*)?)?$/u;

/** Characters that browsers drop, turn into a slash, or do not show. */
const hidden = /[\p{Cc}\p{Cf}\\]|^\s|\s$/u;

/**
 * Checks a URL before it becomes a link. `linkPolicy` lists the protocols, origins, and email addresses that links may
 * use. Browser, router, and server interpret an allowed URL in the same way: it is resolved against this site's origin
 * with the browser's own parser, and an external URL must be in its canonical form.
 *
 * This function is part of every page, so keep it small.
 *
 * @param href the value of the attribute, with entities decoded
 */
export function checkLink(href: string): LinkCheck {
  const refused = (reason: string): LinkCheck => ({kind: 'refused', reason});
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
      // A server may decode a path again, and normalize full-width forms of `:` and `/`.
      const path = decodeURIComponent(target.replace(/[?#].*/su, '')).normalize('NFKC');
      return origin !== hosts.site
        ? refused(`it links to ${origin}, which is not on the list`)
        : hidden.test(path) || scheme.test(path) || /\/\/|%/u.test(path)
          ? refused('its path hides another URL: an empty segment, or an encoded character')
          : {kind: 'internal'};
    }
    if (target !== href) {
      return refused(`${pathname} works only for paths on this site`);
    }
    if (!linkPolicy.schemes.includes(protocol)) {
      return refused(`links with ${protocol} are not allowed`);
    }
    if (protocol === 'mailto:') {
      return linkPolicy.mailboxes.includes(email.exec(href)?.[1] ?? '')
        ? {kind: 'external'}
        : refused('it is a link to an email address that is not ours');
    }
    if (!linkPolicy.origins.some((allowed) => allowed === origin)) {
      return refused(`it links to ${origin}, which is not on the list`);
    }
    return href.startsWith(origin) && /^(?:[/?#]|$)/u.test(href.slice(origin.length))
      ? {kind: 'external'}
      : refused(`it is not in its canonical form, ${origin}/…`);
  } catch {
    return refused('it is not a valid URL');
  }
}
