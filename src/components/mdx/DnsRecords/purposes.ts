import {translate} from '@docusaurus/Translate';

/** What a DNS record is for, for readers, by the name that the API has for it. */
export function purposeName(purpose: string): string {
  switch (purpose) {
    case 'return_path':
      return translate({id: 'docs.dns.returnPath', message: 'Return-path'});
    case 'tracking':
      return translate({id: 'docs.dns.tracking', message: 'Tracking'});
    default:
      // SPF, DKIM, DMARC are called so in every language.
      return purpose.toUpperCase();
  }
}
