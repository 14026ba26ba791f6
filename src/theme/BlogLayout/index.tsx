/**
 * Replaces `BlogLayout` of @docusaurus/theme-classic 3.10.2.
 * Reason: the blog stands on the grid of the marketing pages, without a sidebar.
 */
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function BlogLayout({sidebar: _sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className={clsx(styles.page, toc && styles.withContents)}>
        <main className={styles.main}>{children}</main>
        {toc ? <aside>{toc}</aside> : null}
      </div>
    </Layout>
  );
}
