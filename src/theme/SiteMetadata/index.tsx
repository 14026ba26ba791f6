/**
 * Replaces `SiteMetadata` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original swaps base URLs to find a page in another language, which is wrong if the
 * path is localized or the page does not exist in that language. Pages without an image get a
 * generated social card, and pages with a Markdown export link to it.
 */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import FontPreloads from '@site/src/components/ui/FontPreloads';
import {useAlternates} from '@site/src/components/ui/useAlternates';
import {useIsNotFound} from '@site/src/components/ui/useRoute';
import {cardSize, siteCard} from '@site/src/config/cards';
import {localeBaseUrl} from '@site/src/config/locales';
import {hasMarkdown, markdownPath} from '@site/src/config/routes';
import {brand, hosts} from '@site/src/config/site';

/** Open Graph writes `de_DE` where BCP 47 writes `de-DE`. */
const openGraphLocale = (iso: string): string => iso.replace('-', '_');

export default function SiteMetadata(): ReactNode {
  const alternates = useAlternates();
  const isNotFound = useIsNotFound();
  const card = `${hosts.site}${localeBaseUrl(alternates.current.locale)}${siteCard}`;
  // A page that shows the English text is not a separate version.
  const {url} = alternates.current.exists ? alternates.current : alternates.default;
  const existing = alternates.current.exists ? alternates.all.filter(({exists}) => exists) : [];
  return (
    <>
      <FontPreloads locale={alternates.current.locale} />
      <Head>
        <meta property="og:site_name" content={brand} />
        <meta property="og:type" content="website" />
        <meta property="og:image" content={card} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:image" content={card} />
        <meta property="og:locale" content={openGraphLocale(alternates.current.iso)} />
        <meta property="og:image:width" content={String(cardSize.width)} />
        <meta property="og:image:height" content={String(cardSize.height)} />
        <meta
          property="og:image:alt"
          content={`${brand}: ${translate({id: 'home.hero.title', message: 'Send email without a monthly plan.'})}`}
        />
      </Head>
      {isNotFound ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : (
        <Head>
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
          {hasMarkdown(alternates.englishPath) ? (
            <link rel="alternate" type="text/markdown" href={markdownPath(alternates.current.path)} />
          ) : null}
          {existing.map(({locale, iso, url}) => (
            <link key={locale} rel="alternate" href={url} hrefLang={iso} />
          ))}
          {existing.length > 0 && alternates.default.exists ? (
            <link rel="alternate" href={alternates.default.url} hrefLang="x-default" />
          ) : null}
          {existing
            .filter(({current}) => !current)
            .map(({locale, iso}) => (
              <meta key={locale} property="og:locale:alternate" content={openGraphLocale(iso)} />
            ))}
        </Head>
      )}
    </>
  );
}
