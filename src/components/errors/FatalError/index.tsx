import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect} from 'react';

import {isReadByBot, restorePrerendered} from '../prerendered';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import Notice from '@site/src/components/ui/Notice';
import {describeError} from '@site/src/lib/errorPage';

interface Props {
  /** What was thrown. */
  error: unknown;
  /** Draws the page again. */
  tryAgain: () => void;
}

/**
 * The page of an error that ends the application: what happened, a way home and
 * another try. A crawler or a link previewer keeps the page as it was built.
 * React logs the error.
 */
export default function FatalError({error, tryAgain}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  useEffect(restorePrerendered, []);
  if (isReadByBot) {
    return null;
  }
  const page = describeError(error);
  const title = page.title ?? translate({id: 'fatalError.title', message: 'Internal Server Error'});
  return (
    <main className={styles.page}>
      <Head>
        <title>{`${title} | ${siteConfig.title}`}</title>
        <meta name="description" content={page.description} />
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className={styles.title}>{title}</h1>
      <p>
        <Translate id="fatalError.text">
          This page could not be shown. Try it again, or start from the home page. The error says:
        </Translate>
      </p>
      <Notice kind="error" className={styles.message}>
        <p>{page.description}</p>
      </Notice>
      <p className={styles.actions}>
        <Button onClick={tryAgain}>
          <Translate id="fatalError.retry">Try again</Translate>
        </Button>
        {/* A full load: the application that has just failed is not asked. */}
        <Button to="pathname:///" variant="quiet">
          <Translate id="notFound.home">Go to the home page</Translate>
        </Button>
      </p>
    </main>
  );
}
