import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Product} from 'schema-dts';

import {useAlternates} from '@site/src/components/navigation/useAlternates';
import StructuredData from '@site/src/components/ui/StructuredData';
import {useFormat} from '@site/src/components/useFormat';
import {brand} from '@site/src/config/site';
import {bundles} from '@site/src/data/pricing';

/**
 * The bundles, for search engines.
 *
 * @param description the page's meta description
 */
export default function PageData({description}: {description: string}): ReactNode {
  const {number} = useFormat();
  const {url} = useAlternates().current;
  return (
    <StructuredData<Product>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: brand,
        description,
        url,
        brand: {'@type': 'Brand', name: brand},
        offers: bundles.map(({id, credits, priceCents}) => ({
          '@type': 'Offer',
          name: translate(
            {
              id: 'pricing.offer',
              message: '{credits} email credits',
              description: 'Pricing: the name of a bundle in search results; {credits} is a number such as 250,000',
            },
            {credits: number(credits)},
          ),
          sku: id,
          url: `${url}#bundles`,
          price: (priceCents / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        })),
      }}
    />
  );
}
