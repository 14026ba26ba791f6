import {translate} from '@docusaurus/Translate';

import type {NavigationLabel} from '@site/src/config/navigation';

/** The words of navigation and footer, in the page's language. */
export function navigationLabel(label: NavigationLabel): string {
  switch (label) {
    case 'product':
      return translate({
        id: 'nav.product',
        message: 'Product',
        description: 'Navigation: leads to what the product does',
      });
    case 'pricing':
      return translate({id: 'nav.pricing', message: 'Pricing', description: 'Navigation: leads to the pricing page'});
    case 'blog':
      return translate({id: 'nav.blog', message: 'Blog', description: 'Navigation: leads to the blog'});
    case 'docs':
      return translate({id: 'nav.docs', message: 'Docs', description: 'Navigation: leads to the documentation'});
    case 'guides':
      return translate({id: 'nav.guides', message: 'Guides', description: 'Footer: leads to the step-by-step guides'});
    case 'apiReference':
      return translate({
        id: 'nav.apiReference',
        message: 'API reference',
        description: 'Footer: leads to the API reference',
      });
    case 'siteIndex':
      return translate({
        id: 'nav.siteIndex',
        message: 'Index A–Z',
        description:
          'Title of the page that lists every term of the documentation alphabetically, and of the link to it; first and last letter of the alphabet of the language, or none',
      });
    case 'about':
      return translate({
        id: 'nav.about',
        message: 'About us',
        description: 'Navigation: leads to the section about the company',
      });
    case 'logIn':
      return translate({
        id: 'nav.logIn',
        message: 'Log in',
        description: 'Navigation: leads to the dashboard of a customer',
      });
    case 'getStarted':
      return translate({
        id: 'nav.getStarted',
        message: 'Get started',
        description: 'Navigation: the button that leads to sign-up',
      });
    case 'backToSite':
      return translate({
        id: 'nav.backToSite',
        message: 'Back to site',
        description: 'Navigation of the documentation: leads to the home page',
      });
    case 'startSending':
      return translate({
        id: 'nav.startSending',
        message: 'Start sending',
        description: 'Navigation of the documentation: the button that leads to sign-up; keep it short',
      });
    case 'resources':
      return translate({
        id: 'footer.resources',
        message: 'Resources',
        description: 'Footer: title of the section with documentation, pricing and blog',
      });
    case 'legal':
      return translate({
        id: 'footer.legal',
        message: 'Legal',
        description: 'Footer: title of the section with privacy policy and terms',
      });
    case 'privacyPolicy':
      return translate({
        id: 'footer.privacyPolicy',
        message: 'Privacy policy',
        description: 'Footer: leads to the privacy policy',
      });
    case 'termsOfService':
      return translate({
        id: 'footer.termsOfService',
        message: 'Terms of service',
        description: 'Footer: leads to the terms of service',
      });
    case 'acceptableUse':
      return translate({
        id: 'footer.acceptableUse',
        message: 'Acceptable use policy',
        description: 'Footer: leads to the acceptable use policy',
      });
    case 'community':
      return translate({
        id: 'footer.community',
        message: 'Community',
        description: 'Footer: title of the section with chat and status page',
      });
    case 'communityChat':
      return translate({
        id: 'footer.communityChat',
        message: 'Community chat',
        description: 'Footer: leads to the chat of customers',
      });
    case 'status':
      return translate({
        id: 'footer.status',
        message: 'System status',
        description: 'Footer: leads to the page that says whether the service works',
      });
  }
}
