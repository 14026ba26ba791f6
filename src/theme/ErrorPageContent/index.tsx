/**
 * Replaces `ErrorPageContent` of @docusaurus/theme-classic 3.10.2.
 * Reason: ours shows the error message and links to the home page.
 */
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import {Card, Page, Row} from '@site/src/components/ui/primitives';
import {hydratedAttribute} from '@site/src/lib/page';

/** Moves the view and the focus to the heading: the page may have been scrolled when it failed. */
function showHeading(heading: HTMLElement | null): void {
  if (heading) {
    window.scrollTo(0, 0);
    heading.focus({preventScroll: true});
  }
}

interface Props {
  error: unknown;
  /** Renders the page again. */
  tryAgain: () => void;
}

/**
 * Shown after an error that stops the application, with a link to the home page
 * and a retry button. React logs the error. The app does not start for crawlers and link previewers.
 */
export default function FatalError({error, tryAgain}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const title = translate({id: 'fatalError.title', message: 'Internal Server Error'});
  const description = (error instanceof Error ? error.message : String(error)).trim().slice(0, 500);
  return (
    <Page as="main" className={styles.page}>
      {/* An app that failed while it hydrated has not set the attribute, but handles clicks from here on. */}
      <Head htmlAttributes={{[hydratedAttribute]: true}}>
        <title>{`${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </Head>
      <h1 ref={showHeading} tabIndex={-1}>
        {title}
      </h1>
      <p>
        <Translate id="fatalError.text">
          This page couldn&apos;t be displayed. Try again, or go to the home page. Error message:
        </Translate>
      </p>
      <Card as="p" className={styles.message}>
        {description}
      </Card>
      <Row as="p" className={styles.actions}>
        <Button onClick={tryAgain}>
          <Translate id="fatalError.retry">Try again</Translate>
        </Button>
        {/* A full page load, because the application has failed. */}
        <Button to="pathname:///" variant="quiet">
          <Translate id="notFound.home">Go to the home page</Translate>
        </Button>
      </Row>
    </Page>
  );
}
