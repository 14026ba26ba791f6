import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Product} from 'schema-dts';

import {useAlternates} from '@site/src/components/ui/useAlternates';
import StructuredData from '@site/src/components/ui/StructuredData';
import {siteCard} from '@site/src/config/cards';
import {brand} from '@site/src/config/site';
import {entryBundle} from '@site/src/data/pricing';

/**
 * The product and its entry price, for search engines. Other bundles are left out: their prices may be illustrative.
 *
 * @param description the page's meta description
 */
export default function PageData({description}: {description: string}): ReactNode {
  const {url} = useAlternates().current;
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <StructuredData<Product>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: brand,
        description,
        url,
        image: withBaseUrl(siteCard, {absolute: true}),
        brand: {'@type': 'Brand', name: brand},
        offers: {
          '@type': 'AggregateOffer',
          url: `${url}#bundles`,
          lowPrice: (entryBundle.priceCents / 100).toFixed(2),
          priceCurrency: 'USD',
        },
      }}
    />
  );
}
