import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import Field from '@site/src/components/ui/Field';
import {appLinks, newsletter} from '@site/src/config/site';

/** The last section of the home page: sign up, or subscribe to the newsletter. */
export default function Newsletter(): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.envelope}>
        <div className={styles.face}>
          <div>
            <h2 className={styles.title}>
              <Translate id="home.end.title">Create an account and start sending</Translate>
            </h2>
            <p>
              <Button to={appLinks.signUp}>
                <Translate id="home.hero.start">Send your first email</Translate>
              </Button>
            </p>
          </div>
          <div className={styles.news}>
            <h3>
              <Translate id="home.newsletter.title">News by post</Translate>
            </h3>
            {newsletter.action === undefined ? <Feed /> : <SignUp action={newsletter.action} />}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Shown if no newsletter is configured: the blog's feed. */
function Feed(): ReactNode {
  const feed = useBaseUrl('/blog/rss.xml');
  return (
    <p>
      <Translate
        id="home.newsletter.feed"
        values={{
          feed: (
            // A file, not a page: the router does not know it.
            // eslint-disable-next-line @docusaurus/no-html-links
            <a href={feed} type="application/rss+xml">
              <Translate id="home.newsletter.feedLink">RSS feed</Translate>
            </a>
          ),
        }}>
        {'How email works, what it costs and what is new: subscribe to our blog’s {feed}. No address needed.'}
      </Translate>
    </p>
  );
}

/** A form that works without script. */
export function SignUp({action}: {action: string}): ReactNode {
  return (
    <>
      <p>
        <Translate id="home.newsletter.text">
          How email works, what it costs and what is new. You can unsubscribe in every issue.
        </Translate>
      </p>
      <form className={styles.form} action={action} method="post">
        <Field
          label={translate({id: 'home.newsletter.address', message: 'Email address'})}
          type="email"
          name={newsletter.field}
          autoComplete="email"
          required
        />
        <Button submit variant="quiet">
          <Translate id="home.newsletter.subscribe">Subscribe</Translate>
        </Button>
      </form>
    </>
  );
}
