import type {Locale, defaultLocale} from './locales';

/**
 * The only table of localized paths: English path to the path in each other language, without the language prefix. A
 * missing language uses the English path. Every page in `src/pages` except the home page is in this table or in
 * {@link commonPaths}. If you change a path, add a redirect to {@link movedPaths}.
 */
export const localizedPaths = {
  '/pricing': {
    de: '/preise',
    fr: '/tarifs',
    es: '/precios',
    it: '/prezzi',
    pt: '/precos',
    cs: '/cenik',
    uk: '/tsiny',
    ru: '/tseny',
  },
  '/privacy-policy': {
    de: '/datenschutz',
    fr: '/politique-de-confidentialite',
    es: '/politica-de-privacidad',
    it: '/informativa-sulla-privacy',
    pt: '/politica-de-privacidade',
    cs: '/zasady-ochrany-osobnich-udaju',
    uk: '/polityka-konfidentsiinosti',
    ru: '/politika-konfidentsialnosti',
  },
  '/terms-of-service': {
    de: '/nutzungsbedingungen',
    fr: '/conditions-d-utilisation',
    es: '/terminos-de-servicio',
    it: '/termini-di-servizio',
    pt: '/termos-de-servico',
    cs: '/podminky-sluzby',
    uk: '/umovy-korystuvannia',
    ru: '/usloviya-ispolzovaniya',
  },
  '/acceptable-use-policy': {
    de: '/nutzungsrichtlinien',
    fr: '/politique-d-utilisation-acceptable',
    es: '/politica-de-uso-aceptable',
    it: '/politica-di-uso-accettabile',
    pt: '/politica-de-uso-aceitavel',
    cs: '/zasady-prijatelneho-pouzivani',
    uk: '/polityka-pryiniatnoho-vykorystannia',
    ru: '/politika-dopustimogo-ispolzovaniya',
  },
  '/accessibility': {
    de: '/barrierefreiheit',
    fr: '/accessibilite',
    es: '/accesibilidad',
    it: '/accessibilita',
    pt: '/acessibilidade',
    cs: '/pristupnost',
    uk: '/dostupnist',
    ru: '/dostupnost',
  },
} as const satisfies Record<string, Readonly<Partial<Record<Exclude<Locale, typeof defaultLocale>, `/${string}`>>>>;

/** Pages in `src/pages` that have the same path in every language. */
export const commonPaths: readonly `/${string}`[] = ['/about', '/search'];

/** Redirects in every language: English path before and after a move. */
export const movedPaths = {
  '/docs/errors/400': '/docs/errors/bad-request',
  '/docs/errors/401': '/docs/errors/unauthorized',
  '/docs/errors/403': '/docs/errors/forbidden',
  '/docs/errors/404': '/docs/errors/not-found',
  '/docs/errors/429': '/docs/errors/too-many-requests',
  '/docs/errors/500': '/docs/errors/internal-server-error',
  '/pricing.schema.json': '/docs/ai',
  '/docs/users-and-access': '/docs/authentication',
  '/docs/webhooks/payloads': '/docs/webhooks/events',
  '/guides/verify-webhooks': '/docs/webhooks/verify-signatures',
  '/blog/the-api-description-as-a-file': '/docs/api-changelog',
  '/blog/this-site-speaks-nine-languages': '/blog',
  // This path was a Postman collection; Postman can now import the spec.
  '/postman.json': '/docs/sdks#api-clients',
  '/blog/page/2': '/blog',
} as const;

/** The base paths of Markdown content, whose paths are the same in every language. */
export const contentBases = {docs: '/docs', guides: '/guides', api: '/api', blog: '/blog'} as const;

/** The directories with English pages. */
export const pageDirectories: readonly string[] = ['docs', 'guides', 'blog', 'src/pages'];

/** Whether a page has a Markdown export, by its English path: all except the home page and lists of pages. */
export function hasMarkdown(englishPath: string): boolean {
  return !/^\/(?:|search|docs\/indexsd|blog(?:\/(?:tags|category|authors|page|archive)\b.*)?)$|\/404(?:\.html)?$/u.test(
    englishPath,
  );
}

/** The path of a page's Markdown export. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/u, '')}.md`;
}
