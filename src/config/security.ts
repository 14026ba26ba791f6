import {assistantOrigins} from './assistants';
import {hosts, newsletter, source} from './site';

/**
 * What a browser may do on this site, and where its links may lead. The policy
 * is written into `build/_headers`; the hashes of the few inline scripts that
 * Docusaurus puts into every page are added from the finished HTML.
 */

/** Where forms may be sent: to this site, and to the origin of an address if there is one. */
export function formTargets(action: string | undefined): readonly string[] {
  return ["'self'", ...(action === undefined ? [] : [new URL(action).origin])];
}

/** Content-Security-Policy directives; `script-src` gets the hashes added. */
export const contentSecurityPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // The search works in a worker.
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  // The newsletter's form leads to where its address is.
  'form-action': formTargets(newsletter.action),
  'frame-ancestors': ["'none'"],
};

/** Further headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/** An origin that is only ever reached encrypted; no slash at its end. */
type HttpsOrigin = `https://${string}`;

/** Where the site's links may lead; see src/lib/safeLinks.ts. */
export interface LinkPolicy {
  /** Protocols of whole addresses, as the URL parser names them. */
  readonly schemes: readonly string[];
  /** Origins of other sites and of this one. */
  readonly origins: readonly HttpsOrigin[];
  /** Mailboxes that a `mailto:` link may name. */
  readonly mailboxes: readonly string[];
}

/**
 * The only allow-list of links. To link to another site, add its origin to
 * `origins` with the reason in a comment.
 */
export const linkPolicy: LinkPolicy = {
  schemes: ['https:', 'mailto:'],
  origins: [
    // The product's own hosts, and this site by its whole address.
    ...Object.values(hosts),
    // The standards that posts, guides and documentation cite.
    'https://www.rfc-editor.org',
    'https://www.standardwebhooks.com',
    // Gmail's guidelines for senders, the source of a post's figures.
    'https://support.google.com',
    // Where readers share a post: plain links, no script of theirs.
    'https://www.linkedin.com',
    'https://bsky.app',
    'https://news.ycombinator.com',
    // "Open in" on pages of the reference: an assistant that is asked about the page.
    ...assistantOrigins,
    // "Edit this page", where the sources are public.
    ...(source.repository === undefined ? [] : [source.repository.split('/', 3).join('/') as HttpsOrigin]),
  ],
  // Named in the legal texts, the documentation and the API description.
  mailboxes: ['abuse', 'legal', 'privacy', 'security', 'support'].map(
    (name) => `${name}@${hosts.site.replace('https://', '')}`,
  ),
};
