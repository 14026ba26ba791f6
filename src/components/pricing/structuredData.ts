import type {FAQPage, Offer, Product, WithContext} from 'schema-dts';

import type {Question} from './Faq/questions';
import type {Bundle} from '@site/src/data/pricing';

/** A price as schema.org wants it: dollars with a point and two digits. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * The bundles for search engines.
 *
 * @param nameOf what a bundle is called on the page
 * @param url the address of the page, in its language
 */
export function productData(
  bundles: readonly Bundle[],
  {
    brand,
    description,
    url,
    nameOf,
  }: {brand: string; description: string; url: string; nameOf: (bundle: Bundle) => string},
): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: brand,
    description,
    url,
    brand: {'@type': 'Brand', name: brand},
    offers: bundles.map((bundle): Offer => ({
      '@type': 'Offer',
      name: nameOf(bundle),
      sku: bundle.id,
      url: `${url}#bundles`,
      price: dollars(bundle.priceCents),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    })),
  };
}

/** Questions and answers for search engines. */
export function faqData(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** Data as the content of a script element: nothing in it can end the element. */
export function scriptContent(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
