import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {BuyLink, Rate, badgeName, tierName} from '../bundle';
import styles from './styles.module.css';
import Postmark from '@site/src/components/ui/Postmark';
import {Muted, PlainList, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {usePlural} from '@site/src/components/ui/usePlural';
import {facts} from '@site/src/data/facts';
import {type Bundle, namedBundles} from '@site/src/data/pricing';

/** The three named bundles, as stamps. */
export default function BundleCards(): ReactNode {
  return (
    <Stack as="ul" className={styles.cards}>
      {namedBundles.map((bundle) => (
        <li key={bundle.id}>
          <BundleCard bundle={bundle} />
        </li>
      ))}
    </Stack>
  );
}

/** A bundle, on a stamp with a perforated edge. */
function BundleCard({bundle}: {bundle: Bundle}): ReactNode {
  const format = useFormat();
  const popular = bundle.badge === 'mostPopular';
  return (
    <div className={clsx(styles.card, 'perforated')} data-accent={popular || undefined}>
      <div className={styles.head}>
        {bundle.badge ? (
          <div className={styles.badge}>
            <Postmark>{badgeName(bundle)}</Postmark>
          </div>
        ) : null}
        <h3>{tierName(bundle)}</h3>
        <p className={styles.price}>{format.usd(bundle.priceCents)}</p>
        <Muted as="p">
          <Rate offer={bundle} />
        </Muted>
      </div>
      <Volumes bundle={bundle} />
      <BuyLink items={[{bundle, count: 1}]} variant={popular ? undefined : 'quiet'} className={styles.buy} />
    </div>
  );
}

/** How many messages of each kind a bundle's credits cover. */
function Volumes({bundle}: {bundle: Bundle}): ReactNode {
  const plural = usePlural();
  const volumes = [
    [
      facts.creditsPerEmail,
      translate({id: 'pricing.card.emails', message: '{count} API or SMTP email|{count} API or SMTP emails'}),
    ],
    [
      facts.creditsPerCampaignEmail,
      translate({id: 'pricing.card.campaignEmails', message: 'or {count} campaign email|or {count} campaign emails'}),
    ],
    [
      facts.creditsPerVerification,
      translate({id: 'pricing.card.verifications', message: 'or {count} verification|or {count} verifications'}),
    ],
  ] as const;
  return (
    <PlainList className={styles.volumes}>
      {volumes.map(([each, forms]) => (
        <li key={forms}>{plural(Math.floor(bundle.credits / each), forms)}</li>
      ))}
    </PlainList>
  );
}
