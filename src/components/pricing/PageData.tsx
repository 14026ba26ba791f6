import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Question} from './Faq/questions';
import {faqData, productData, scriptContent} from './structuredData';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import {useFormat} from '@site/src/components/useFormat';
import {brand} from '@site/src/config/site';
import {bundles} from '@site/src/data/pricing';

interface Props {
  /** What search engines show of the page. */
  description: string;
  questions: readonly Question[];
}

/** The bundles and the questions of the page, for search engines. */
export default function PageData({description, questions}: Props): ReactNode {
  const {number} = useFormat();
  const {url} = useAlternates().current;
  const nameOf = ({credits}: {credits: number}): string =>
    translate(
      {
        id: 'pricing.offer',
        message: '{credits} email credits',
        description: 'Pricing: what search engines call a bundle; {credits} is a number such as 250,000',
      },
      {credits: number(credits)},
    );
  return (
    <Head>
      <script type="application/ld+json">
        {scriptContent(productData(bundles, {brand, description, url, nameOf}))}
      </script>
      <script type="application/ld+json">{scriptContent(faqData(questions))}</script>
    </Head>
  );
}
