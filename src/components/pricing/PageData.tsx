import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {FAQPage, Product} from 'schema-dts';

import type {Question} from './Faq/questions';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import StructuredData from '@site/src/components/ui/StructuredData';
import {useFormat} from '@site/src/components/useFormat';
import {brand} from '@site/src/config/site';
import {bundles} from '@site/src/data/pricing';

interface Props {
  /** The page's meta description. */
  description: string;
  questions: readonly Question[];
}

/** The bundles and the questions of the page, for search engines. */
export default function PageData({description, questions}: Props): ReactNode {
  const {number} = useFormat();
  const {url} = useAlternates().current;
  return (
    <>
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
      <StructuredData<FAQPage>
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({question, answer}) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: {'@type': 'Answer', text: answer},
          })),
        }}
      />
    </>
  );
}
