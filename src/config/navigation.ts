import {appLinks, hosts} from './site';

/**
 * The structure of navigation and footer, with English paths, which links localize. The labels are in
 * `src/components/ui/navigationLabels.ts`, because Docusaurus finds translatable strings only in calls.
 */

/** The links of both navigations, in order: pages, actions, and the button at the end. */
export const navigation = {
  web: {
    pages: [
      {label: 'product', to: '/#product'},
      {label: 'pricing', to: '/pricing'},
      {label: 'blog', to: '/blog'},
      {label: 'docs', to: '/docs'},
      {label: 'about', to: '/about'},
    ],
    actions: [{label: 'logIn', to: appLinks.logIn}],
    button: {label: 'getStarted', to: appLinks.signUp},
  },
  docs: {
    pages: [
      {label: 'docs', to: '/docs'},
      {label: 'guides', to: '/guides'},
      {label: 'apiReference', to: '/api'},
    ],
    actions: [
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
  {label: 'legal', links: legalLinks},
  {
    label: 'community',
    links: [
      {label: 'support', to: '/docs/support'},
      {label: 'communityChat', to: hosts.community},
      {label: 'status', to: hosts.status},
    ],
  },
] as const;

/** The key of a label. */
export type NavigationLabel =
  | (typeof navigation)['web' | 'docs']['pages' | 'actions'][number]['label']
  | (typeof navigation)['web' | 'docs']['button']['label']
  | (typeof footerSections)[number]['label']
  | (typeof footerSections)[number]['links'][number]['label'];
