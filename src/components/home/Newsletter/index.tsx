import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import NewsletterForm, {NewsletterTopic} from '@site/src/components/ui/NewsletterForm';
import Button from '@site/src/components/ui/Button';
import {Envelope, Page} from '@site/src/components/ui/primitives';
import {appLinks} from '@site/src/config/site';

/** The last section of the home and pricing pages: sign up, or subscribe to the newsletter. */
export default function Newsletter(): ReactNode {
  return (
    <Page as="section" className={styles.section} data-site-only>
      <Envelope>
        <div className={styles.face}>
          <div>
            <h2>
              <Translate id="home.end.title">Create an account and start sending</Translate>
            </h2>
            <Button to={appLinks.signUp}>{navigationLabel('getStarted')}</Button>
          </div>
          <div className={styles.news}>
            <NewsletterTopic as="h3" />
            <NewsletterForm />
          </div>
        </div>
      </Envelope>
    </Page>
  );
}
