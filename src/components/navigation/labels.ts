import {translate} from '@docusaurus/Translate';

import type {NavigationLabel} from '@site/src/config/navigation';

/** The words of navigation and footer, in the page's language. */
export function navigationLabel(label: NavigationLabel): string {
  switch (label) {
    case 'product':
      return translate({id: 'nav.product', message: 'Product'});
    case 'pricing':
      return translate({id: 'nav.pricing', message: 'Pricing'});
    case 'blog':
      return translate({id: 'nav.blog', message: 'Blog'});
    case 'docs':
      return translate({id: 'nav.docs', message: 'Docs'});
    case 'guides':
      return translate({id: 'nav.guides', message: 'Guides'});
    case 'apiReference':
      return translate({id: 'nav.apiReference', message: 'API reference'});
    case 'siteIndex':
      return translate({id: 'nav.siteIndex', message: 'Index A–Z'});
    case 'about':
      return translate({id: 'nav.about', message: 'About us'});
    case 'logIn':
      return translate({id: 'nav.logIn', message: 'Log in'});
    case 'getStarted':
      return translate({id: 'nav.getStarted', message: 'Get started'});
    case 'backToSite':
      return translate({id: 'nav.backToSite', message: 'Back to site'});
    case 'startSending':
      return translate({
        id: 'nav.startSending',
        message: 'Start sending',
        description: 'Navigation of the documentation: the button that leads to sign-up; keep it short',
      });
    case 'resources':
      return translate({id: 'footer.resources', message: 'Resources'});
    case 'legal':
      return translate({id: 'footer.legal', message: 'Legal'});
    case 'privacyPolicy':
      return translate({id: 'footer.privacyPolicy', message: 'Privacy policy'});
    case 'termsOfService':
      return translate({id: 'footer.termsOfService', message: 'Terms of service'});
    case 'acceptableUse':
      return translate({id: 'footer.acceptableUse', message: 'Acceptable use policy'});
    case 'community':
      return translate({id: 'footer.community', message: 'Community'});
    case 'communityChat':
      return translate({id: 'footer.communityChat', message: 'Community chat'});
    case 'status':
      return translate({id: 'footer.status', message: 'System status'});
  }
}
