import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';

import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import {ErrorText} from '@site/src/components/ui/Form';
import LinkedText from '@site/src/components/ui/LinkedText';
import {Muted, Row} from '@site/src/components/ui/primitives';
import {contentBases} from '@site/src/config/routes';
import {newsletter} from '@site/src/config/site';

/** The newsletter's title and topic. */
export function NewsletterTopic({as: Title, id}: {as: 'h2' | 'h3'; id?: string}): ReactNode {
  return (
    <>
      <Title id={id}>
        <Translate id="newsletter.title">Newsletter</Translate>
      </Title>
      <Muted as="p">
        <Translate id="newsletter.text">Product news and articles about email delivery.</Translate>
      </Muted>
    </>
  );
}

/**
 * A form that subscribes to the newsletter in the page's language, and a link to the RSS feed. It works without
 * JavaScript; with it, a message in the page's language replaces the browser's message about an invalid address.
 */
export default function NewsletterForm(): ReactNode {
  const id = useId();
  const [isInvalid, setInvalid] = useState(false);
  const {currentLocale} = useDocusaurusContext().i18n;
  const feed = useBaseUrl(`${contentBases.blog}/rss.xml`);
  return (
    <form className={clsx(styles.form, 'no-print')} action={newsletter.action} method="post">
      <input type="hidden" name={newsletter.languageField} value={currentLocale} />
      <label className={styles.field}>
        <Translate id="newsletter.address">Email address</Translate>
        <input
          type="email"
          className="ui-input"
          name={newsletter.field}
          autoComplete="email"
          required
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onInput={() => setInvalid(false)}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setInvalid(true);
          }}
        />
      </label>
      <ErrorText id={id}>
        {isInvalid
          ? translate({id: 'newsletter.invalid', message: 'Enter an email address, such as ada@post.example.'})
          : undefined}
      </ErrorText>
      <Row>
        <Button type="submit" variant="quiet">
          <Translate id="newsletter.subscribe">Subscribe</Translate>
        </Button>
        {/* A file, not a page: the router does not know it. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={feed} type="application/rss+xml">
          <Translate id="newsletter.feed">RSS feed</Translate>
        </a>
      </Row>
      <Muted as="p" className={styles.consent}>
        <LinkedText to="/privacy-policy">
          {translate({
            id: 'newsletter.consent',
            message:
              'By subscribing, you agree to receive our newsletter by email, as described in the [privacy policy]. You can unsubscribe at any time.',
            description: 'Newsletter: the text in brackets is a link',
          })}
        </LinkedText>
      </Muted>
    </form>
  );
}
