import {appLinks, hosts} from './site';

/**
 * The structure of navigation and footer, with English paths, which links
 * localize. The labels are in `src/components/navigation/labels.ts`, because
 * Docusaurus finds translatable strings only in calls.
 */

/** The main navigation's entries, in order. */
export const webNavigation = [
  {label: 'product', to: '/#product'},
  {label: 'pricing', to: '/pricing'},
  {label: 'blog', to: '/blog'},
  {label: 'docs', to: '/docs'},
  {label: 'about', to: '/about'},
] as const;

/** The documentation's navigation, in order. */
export const docsNavigation = [
  {label: 'docs', to: '/docs'},
  {label: 'guides', to: '/guides'},
  {label: 'apiReference', to: '/api'},
] as const;

/** The links and the button at the end of a navigation. */
export const navigationActions = {
  web: {links: [{label: 'logIn', to: appLinks.logIn}], button: {label: 'getStarted', to: appLinks.signUp}},
  docs: {
    links: [
      {label: 'backToSite', to: '/'},
      {label: 'logIn', to: appLinks.logIn},
    ],
    button: {label: 'startSending', to: appLinks.signUp},
  },
} as const;

/** Links to the legal pages, in all footers. */
export const legalLinks = [
  {label: 'privacyPolicy', to: '/privacy-policy'},
  {label: 'termsOfService', to: '/terms-of-service'},
  {label: 'acceptableUse', to: '/acceptable-use-policy'},
  {label: 'accessibility', to: '/accessibility'},
] as const;

/** The footer's sections with their links, in order. */
export const footerSections = [
  {
    label: 'resources',
    links: [
      {label: 'docs', to: '/docs'},
      {label: 'guides', to: '/guides'},
      {label: 'apiReference', to: '/api'},
      {label: 'siteIndex', to: '/docs/indexsd'},
      {label: 'pricing', to: '/pricing'},
      {label: 'blog', to: '/blog'},
      {label: 'about', to: '/about'},
    ],
  },
  {
    label: 'legal',
    links: legalLinks,
  },
  {
    label: 'community',
    links: [
      {label: 'communityChat', to: hosts.community},
      {label: 'status', to: hosts.status},
    ],
  },
] as const;

/** The key of a label. */
export type NavigationLabel =
  | (typeof webNavigation)[number]['label']
  | (typeof docsNavigation)[number]['label']
  | (typeof navigationActions)['web' | 'docs']['links'][number]['label']
  | (typeof navigationActions)['web' | 'docs']['button']['label']
  | (typeof footerSections)[number]['label']
  | (typeof footerSections)[number]['links'][number]['label'];
