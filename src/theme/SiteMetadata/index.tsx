/**
 * Replaces `SiteMetadata` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original swaps base URLs to find a page in another language,
 * which is wrong where the path itself is localised.
 */
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import {useAlternates} from '@site/src/components/navigation/useAlternates';
import {useIsNotFound} from '@site/src/components/navigation/useIsNotFound';

/** Open Graph writes `de_DE` where BCP 47 writes `de-DE`. */
const openGraphLocale = (iso: string): string => iso.replace('-', '_');

export default function SiteMetadata(): ReactNode {
  const {image} = useThemeConfig();
  const alternates = useAlternates();
  const isNotFound = useIsNotFound();
  return (
    <>
      {image ? <PageMetadata image={image} /> : null}
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:locale" content={openGraphLocale(alternates.current.iso)} />
      </Head>
      {isNotFound ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : (
        <Head>
          <meta property="og:url" content={alternates.current.url} />
          <link rel="canonical" href={alternates.current.url} />
          {alternates.all.map(({locale, iso, url}) => (
            <link key={locale} rel="alternate" href={url} hrefLang={iso} />
          ))}
          <link rel="alternate" href={alternates.default.url} hrefLang="x-default" />
          {alternates.all
            .filter(({current}) => !current)
            .map(({locale, iso}) => (
              <meta key={locale} property="og:locale:alternate" content={openGraphLocale(iso)} />
            ))}
        </Head>
      )}
    </>
  );
}
