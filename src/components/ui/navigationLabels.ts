import {translate} from '@docusaurus/Translate';

import type {NavigationLabel} from '@site/src/config/navigation';

const labels: Readonly<Record<NavigationLabel, () => string>> = {
  product: () => translate({id: 'nav.product', message: 'Product'}),
  pricing: () => translate({id: 'nav.pricing', message: 'Pricing'}),
  blog: () => translate({id: 'nav.blog', message: 'Blog'}),
  docs: () => translate({id: 'nav.docs', message: 'Docs'}),
  guides: () => translate({id: 'nav.guides', message: 'Guides'}),
  apiReference: () => translate({id: 'nav.apiReference', message: 'API reference'}),
  siteIndex: () => translate({id: 'nav.siteIndex', message: 'Index A–Z'}),
  about: () => translate({id: 'nav.about', message: 'About Us'}),
  logIn: () => translate({id: 'nav.logIn', message: 'Log in'}),
  getStarted: () => translate({id: 'nav.getStarted', message: 'Get started'}),
  backToSite: () => translate({id: 'nav.backToSite', message: 'Back to site'}),
  startSending: () =>
    translate({
      id: 'nav.startSending',
      message: 'Start sending',
      description: 'Docs navigation: the button that opens the sign-up page; keep it short',
    }),
  resources: () => translate({id: 'footer.resources', message: 'Resources'}),
  legal: () => translate({id: 'footer.legal', message: 'Legal'}),
  privacyPolicy: () => translate({id: 'footer.privacyPolicy', message: 'Privacy policy'}),
  termsOfService: () => translate({id: 'footer.termsOfService', message: 'Terms of service'}),
  acceptableUse: () => translate({id: 'footer.acceptableUse', message: 'Acceptable use policy'}),
  accessibility: () => translate({id: 'footer.accessibility', message: 'Accessibility'}),
  community: () => translate({id: 'footer.community', message: 'Community'}),
  support: () => translate({id: 'footer.support', message: 'Support'}),
  communityChat: () => translate({id: 'footer.communityChat', message: 'Community chat'}),
  status: () => translate({id: 'footer.status', message: 'System status'}),
};

/** A label of the navigation or the footer, in the page's language. */
export const navigationLabel = (label: NavigationLabel): string => labels[label]();

/** The name of the page tree. */
export const pageTreeLabel = (): string =>
  translate({
    id: 'docs.contents',
    message: 'All pages',
    description: 'The list of all pages of this part of the documentation; on a phone, the button that opens it',
  });

/** The title of a page's table of contents. */
export const contentsLabel = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
