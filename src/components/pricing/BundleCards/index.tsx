import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {BuyLink, Rate, badgeName, tierName} from '../bundle';
import styles from './styles.module.css';
import Postmark from '@site/src/components/ui/Postmark';
import Stamp from '@site/src/components/ui/Stamp';
import {useFormat} from '@site/src/components/useFormat';
import {type Bundle, bundleVolumes, namedBundles} from '@site/src/data/pricing';

/** The three named bundles, as stamps. */
export default function BundleCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {namedBundles.map((bundle) => (
        <li key={bundle.id}>
          <BundleCard bundle={bundle} />
        </li>
      ))}
    </ul>
  );
}

function BundleCard({bundle}: {bundle: (typeof namedBundles)[number]}): ReactNode {
  const format = useFormat();
  const popular = bundle.badge === 'mostPopular';
  return (
    <Stamp accent={popular}>
      <div className={styles.card}>
        <div className={styles.head}>
          {bundle.badge ? (
            <div className={styles.badge}>
              <Postmark>{badgeName(bundle.badge)}</Postmark>
            </div>
          ) : null}
          <h3 className={styles.name}>{tierName(bundle.tier)}</h3>
          <p className={styles.price}>{format.usd(bundle.priceCents)}</p>
          <p className={styles.rate}>
            <Rate offer={bundle} />
          </p>
        </div>
        <Volumes bundle={bundle} />
        <BuyLink items={[{bundle, count: 1}]} variant={popular ? undefined : 'quiet'} className={styles.buy} />
      </div>
    </Stamp>
  );
}

function Volumes({bundle}: {bundle: Bundle}): ReactNode {
  const format = useFormat();
  const {emails, campaignEmails, verifications} = bundleVolumes(bundle);
  return (
    <ul className={styles.volumes}>
      <li>
        <Translate id="pricing.card.emails" values={{count: format.number(emails)}}>
          {'{count} API or SMTP emails'}
        </Translate>
      </li>
      <li>
        <Translate id="pricing.card.campaignEmails" values={{count: format.number(campaignEmails)}}>
          {'or {count} campaign emails'}
        </Translate>
      </li>
      <li>
        <Translate id="pricing.card.verifications" values={{count: format.number(verifications)}}>
          {'or {count} verifications'}
        </Translate>
      </li>
    </ul>
  );
}
