import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import StaticIndex from '../StaticIndex';
import styles from './styles.module.css';
import {navigationLabel} from '@site/src/components/navigation/labels';

/** The page with the alphabetical index of all documentation; its route is added by the site-index plugin. */
export default function SiteIndexPage(): ReactNode {
  const title = navigationLabel('siteIndex');
  return (
    <Layout
      title={title}
      description={translate({
        id: 'siteIndex.metaDescription',
        message: 'Every page and topic of the documentation, the guides and the API reference, in alphabetical order.',
        description: 'Index: the description in search results, at most 160 characters',
      })}>
      <main className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>
          <Translate id="siteIndex.lead" description="Index: one sentence below the title">
            Every page of the documentation, the guides and the API reference, and every topic on them, by name.
          </Translate>
        </p>
        <StaticIndex />
      </main>
    </Layout>
  );
}
