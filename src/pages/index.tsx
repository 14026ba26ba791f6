import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

import HeroSample from './_samples/hero.mdx';

import About from '@site/src/components/home/About';
import Hero from '@site/src/components/home/Hero';
import Steps from '@site/src/components/home/Steps';
import BundleCards from '@site/src/components/pricing/BundleCards';
import AirmailStripe from '@site/src/components/ui/AirmailStripe';
import Section from '@site/src/components/ui/Section';

/** The home page. */
export default function HomePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'home.metaTitle',
        message: 'Email API and SMTP, paid with credits',
        description: 'Home: the title in the browser tab and in search results',
      })}
      description={translate({
        id: 'home.metaDescription',
        message:
          'Send transactional email, campaigns and verify addresses through one API or SMTP. Prepaid credits that never expire, no subscription.',
        description: 'Home: the description in search results, at most 160 characters',
      })}>
      <main>
        <Hero
          sample={
            <MDXContent>
              <HeroSample />
            </MDXContent>
          }
        />
        <AirmailStripe />
        <Section
          title={
            <Translate id="home.bundles.title" description="Home: title above the bundles; plays on postage">
              Buy postage, not a plan
            </Translate>
          }
          lead={
            <>
              <Translate id="home.bundles.lead" description="Home: what credits pay for">
                One credit sends one API email. Two send a campaign email. Five verify an address.
              </Translate>{' '}
              <Link to="/pricing">
                <Translate id="home.bundles.more" description="Home: link to the pricing page">
                  See all bundles
                </Translate>
              </Link>
            </>
          }>
          <BundleCards />
        </Section>
        <Steps />
        <About />
      </main>
    </Layout>
  );
}
