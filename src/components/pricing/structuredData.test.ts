import {faqData, productData, scriptContent} from './structuredData';
import {bundles} from '../../data/pricing';

it('offers every bundle at its price', () => {
  const {offers} = productData(bundles, {
    brand: 'Brand',
    description: 'Text.',
    url: 'https://site.example/preise',
    nameOf: ({credits}) => `${credits} Credits`,
  });
  expect(offers).toHaveLength(bundles.length);
  expect((offers as object[])[2]).toEqual({
    '@type': 'Offer',
    name: '250000 Credits',
    sku: 'b250k',
    url: 'https://site.example/preise#bundles',
    price: '75.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  });
});

it('gives each question its answer', () => {
  expect(faqData([{question: 'Why?', answer: 'Because.'}]).mainEntity).toEqual([
    {'@type': 'Question', name: 'Why?', acceptedAnswer: {'@type': 'Answer', text: 'Because.'}},
  ]);
});

it('cannot end its script element', () => {
  const content = scriptContent({text: '</script><script>alert(1)</script>'});
  expect(content).not.toContain('<');
  expect(JSON.parse(content)).toEqual({text: '</script><script>alert(1)</script>'});
});
