import {translate} from '@docusaurus/Translate';

/** The display name of a DNS record's purpose, by its name in the API. */
export function purposeName(purpose: string): string {
  switch (purpose) {
    case 'return_path':
      return translate({id: 'docs.dns.returnPath', message: 'Return-path'});
    case 'tracking':
      return translate({id: 'docs.dns.tracking', message: 'Tracking'});
    default:
      // SPF, DKIM, and DMARC are not translated.
      return purpose.toUpperCase();
  }
}
