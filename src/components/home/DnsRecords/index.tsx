import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {purposeName} from '@site/src/components/mdx/DnsRecords/purposes';
import {exampleDomain, exampleRecords} from '@site/src/data/dnsRecords';

/** The DNS records of a verified domain, as shown in the dashboard. */
export default function DnsRecords(): ReactNode {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <b translate="no">{exampleDomain}</b>
        <span className={styles.verified}>
          <Translate id="home.dns.verified">Verified</Translate>
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
