import {assistantOrigins} from './assistants';
import {hosts, mailbox, newsletter, source} from './site';

/** Content-Security-Policy directives. The build adds the hashes of inline scripts to `script-src`. */
export const contentSecurityPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  // Search runs in a worker.
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'", new URL(newsletter.action).origin],
  'frame-ancestors': ["'none'"],
};

/** Other headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Two years, for this host only; deploy/README.md explains when to include subdomains.
  'Strict-Transport-Security': 'max-age=63072000',
};

/** An origin without a slash at the end. */
type HttpsOrigin = `https://${string}`;

/**
 * The only allowlist of links, which src/lib/safeLinks.ts applies: protocols of absolute URLs, origins, and the email
 * addresses of `mailto:` links. To link to another site, add its origin to `origins` with the reason in a comment.
 */
export const linkPolicy: {
  readonly schemes: readonly string[];
  readonly origins: readonly HttpsOrigin[];
  readonly mailboxes: readonly string[];
} = {
  schemes: ['https:', 'mailto:'],
  origins: [
    // The product's hosts, including this site's, for absolute links.
    ...Object.values(hosts),
    // Standards that pages refer to.
    'https://www.rfc-editor.org',
    'https://www.standardwebhooks.com',
    // The requirements of mailbox providers, which pages about them cite.
    'https://support.google.com',
    'https://senders.yahooinc.com',
    'https://sendersupport.olc.protection.outlook.com',
    // Tools that pages explain how to set up.
    'https://mailpit.axllent.org',
    'https://postmaster.google.com',
    'https://bimigroup.org',
    // "Open in" on pages of the reference.
    ...assistantOrigins,
    // "Edit this page".
    ...(source.repository === undefined ? [] : [source.repository.split('/', 3).join('/') as HttpsOrigin]),
  ],
  // Email addresses in the legal pages, the documentation, and the API spec.
  mailboxes: ['abuse', 'legal', 'privacy', 'security', 'support'].map(mailbox),
};
