import {translate} from '@docusaurus/Translate';
import {MDXProvider} from '@mdx-js/react';
import Layout from '@theme/Layout';
import Code from '@theme/MDXComponents/Code';
import Pre from '@theme/MDXComponents/Pre';
import type {ComponentType, ReactNode} from 'react';
import type {WebSite} from 'schema-dts';

import HeroSample from './_samples/hero.mdx';
import SendSample from './_samples/send.mdx';

import Claims from '@site/src/components/home/Claims';
import Features from '@site/src/components/home/Features';
import Hero from '@site/src/components/home/Hero';
import Newsletter from '@site/src/components/home/Newsletter';
import Quickstarts from '@site/src/components/home/Quickstarts';
import Steps from '@site/src/components/home/Steps';
import Trust from '@site/src/components/home/Trust';
import TryOut from '@site/src/components/home/TryOut';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import PricingTeaser from '@site/src/components/pricing/Teaser';
import StructuredData from '@site/src/components/ui/StructuredData';
import {brand, hosts} from '@site/src/config/site';

/** The components that render samples. The home page does not load the documentation's other components. */
const components = {code: Code, pre: Pre};

/** A sample with these components. */
const sampleOf = (Sample: ComponentType): ReactNode => (
  <MDXProvider components={components}>
    <Sample />
  </MDXProvider>
);

/** Runs the request of the first sample in the sandbox of the API reference. */
async function send(body: string): Promise<ReactNode> {
  const {respond} = await import('@site/src/reference/components/RequestBuilder/respond');
  return respond('send-email', body);
}

/** Describes the site and the company behind it to search engines. */
function SiteData(): ReactNode {
  const {url, iso} = useAlternates().current;
  return (
    <StructuredData<WebSite>
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': url,
        url,
        name: brand,
        inLanguage: iso,
        publisher: {'@type': 'Organization', name: brand, url: hosts.site, logo: `${hosts.site}/img/logo.svg`},
      }}
    />
  );
}

/** The home page. */
export default function HomePage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'home.metaTitle', message: 'Pay-as-you-go email API and SMTP'})}
      description={translate({
        id: 'home.metaDescription',
        message:
          'Send email by API or SMTP, run campaigns and verify addresses without a monthly plan. Prepaid credits never expire.',
        description: 'Home: the description in search results, at most 160 characters',
      })}>
      <SiteData />
      <main>
        <Hero sample={sampleOf(HeroSample)} send={send} />
        <Claims />
        <Quickstarts />
        <Steps samples={sampleOf(SendSample)} />
        <Features />
        <TryOut />
        <PricingTeaser />
        <Trust />
        <Newsletter />
      </main>
    </Layout>
  );
}
