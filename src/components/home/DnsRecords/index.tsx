import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {type DnsRecord, exampleDomain, exampleRecords} from '@site/src/data/dnsRecords';

/** What each record is called; the names of standards are the same in every language. */
function purposeName(purpose: DnsRecord['purpose']): string {
  switch (purpose) {
    case 'return_path':
      return translate({
        id: 'home.dns.returnPath',
        message: 'Return path',
        description: 'Home: name of the DNS record that brings bounces back',
      });
    case 'spf':
      return 'SPF';
    case 'dkim':
      return 'DKIM';
    case 'dmarc':
      return 'DMARC';
  }
}

/** The records of a sending domain as the dashboard shows them, all found. */
export default function DnsRecords(): ReactNode {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <b translate="no">{exampleDomain}</b>
        <span className={styles.verified}>
          <Translate
            id="home.dns.verified"
            description="Home: the state of a sending domain whose DNS records are found">
            Verified
          </Translate>
        </span>
      </figcaption>
      <dl className={styles.records}>
        {exampleRecords.map((record) => (
          <div key={record.purpose} className={styles.record}>
            <dt>
              <span className={styles.purpose}>{purposeName(record.purpose)}</span>{' '}
              <span className={styles.type} translate="no">
                {record.type}
              </span>
            </dt>
            <dd translate="no">
              <code>{record.name}</code>
              <code className={styles.value}>{record.value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
