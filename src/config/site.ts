/**
 * The brand and the hosts of the product: the only place where they stand.
 * Renaming the product is one edit here and one logo.
 */

/** The brand name, as written in running text. */
export const brand = 'Mailwren';

/** The origins the site lives on and links to; none ends with a slash. */
export const hosts = {
  /** This site. */
  site: 'https://mailwren.example',
  /** The dashboard: sign-up, log-in, purchases. */
  app: 'https://app.mailwren.example',
  /** The REST API. */
  api: 'https://api.mailwren.example',
  /** The public status page. */
  status: 'https://status.mailwren.example',
  /** The community chat. */
  community: 'https://community.mailwren.example',
} as const;

/** Where buyers and users write to. */
export const supportMailbox = `support@${hosts.site.replace('https://', '')}`;

/** A letter to the support. */
export const supportLink = `mailto:${supportMailbox}`;

/** Pages of the dashboard that the site links to. */
export const appLinks = {
  logIn: `${hosts.app}/login`,
  signUp: `${hosts.app}/signup`,
} as const;

/** Where programs hand over email by SMTP, encrypted with STARTTLS. */
export const smtp = {host: 'smtp.mailwren.example', port: 587} as const;

/**
 * The newsletter. `action` is the address that its form posts to; while it is
 * unset, pages show a link to the feed instead. `field` is the name under which
 * the reader's address is sent.
 */
export const newsletter: {readonly action?: `https://${string}`; readonly field: string} = {field: 'email'};

/** Where the sources can be read, without a slash at the end; unset while they are not public. */
export const source: {readonly repository?: string} = {};

/** The start of every "Edit this page" link, or nothing where none is wanted. */
export function editUrl(): string | undefined {
  return source.repository === undefined ? undefined : `${source.repository}/edit/main/`;
}

/** How the language of a first visit is chosen; see src/lib/language.ts. */
export interface LanguageChoice {
  /** Which English addresses lead to the reader's language: all, the home page only, or none. */
  readonly redirectOn: 'no-prefix' | 'root' | 'none';
  /** The English path that `/` leads to, where it is not the home page. */
  readonly rootRedirect?: string;
  /** Whether the cookie is sent over HTTPS only. */
  readonly secureCookie: boolean;
}

/** The choice that this site makes. */
export const languageChoice: LanguageChoice = {redirectOn: 'no-prefix', secureCookie: false};
