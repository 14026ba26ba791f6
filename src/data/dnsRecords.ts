/** A DNS record as the dashboard shows it for a sending domain. */
export interface DnsRecord {
  readonly purpose: 'return_path' | 'spf' | 'dkim' | 'dmarc';
  readonly type: 'MX' | 'TXT';
  readonly name: string;
  readonly value: string;
}

/** The domain in the examples. */
export const exampleDomain = 'shop.example';

/**
 * The records of a sending domain in the order of the API response; a test compares
 * them with the API example. The public key is shortened.
 */
export const exampleRecords: readonly DnsRecord[] = [
  {purpose: 'return_path', type: 'MX', name: `bounce.${exampleDomain}`, value: '10 bounces.mailwren.example'},
  {
    purpose: 'spf',
    type: 'TXT',
    name: `bounce.${exampleDomain}`,
    value: 'v=spf1 include:spf.mailwren.example ~all',
  },
  {purpose: 'dkim', type: 'TXT', name: `mw1._domainkey.${exampleDomain}`, value: 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhki…'},
  {purpose: 'dmarc', type: 'TXT', name: `_dmarc.${exampleDomain}`, value: 'v=DMARC1; p=none'},
];
