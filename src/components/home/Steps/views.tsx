import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './views.module.css';
import {purposeName} from '@site/src/components/ui/dnsPurpose';
import Picture from '@site/src/components/ui/Picture';
import {Card, Muted, PlainList, Row} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {hosts} from '@site/src/config/site';
import {exampleDomain, exampleRecords} from '@site/src/data/dnsRecords';
import {facts} from '@site/src/data/facts';

/** A browser window with a page of the dashboard. */
function Window({page, children}: {page: string; children: ReactNode}): ReactNode {
  return (
    <Card as="figure" className={clsx('plain-code', styles.window)}>
      <Muted as="div" className={styles.bar} aria-hidden="true" translate="no">
        {`${new URL(hosts.app).host}/${page}`}
      </Muted>
      {children}
    </Card>
  );
}

/** The DNS records of a verified domain. */
export function DomainView(): ReactNode {
  return (
    <Window page="domains">
      <Row as="figcaption" className={styles.head}>
        <b translate="no">{exampleDomain}</b>
        <span className="ui-label" data-tone="moss">
          <Translate id="home.dns.verified">Verified</Translate>
        </span>
      </Row>
      <dl className={styles.records}>
        {exampleRecords.map((record) => (
          <div key={record.purpose}>
            <dt>
              {purposeName(record.purpose)}{' '}
              <span className="ui-label" translate="no">
                {record.type}
              </span>
            </dt>
            <dd translate="no">
              <code>{record.name}</code>
              <code>{record.value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Window>
  );
}

/** The time of day, a number of seconds after the email was accepted. */
function clock(seconds: number): string {
  return new Date(Date.UTC(2026, 0, 1, 9, 41, 7) + seconds * 1000).toISOString().slice(11, 19);
}

/** The events of the first email in a list of emails. */
export function EmailView(): ReactNode {
  const {number} = useFormat();
  return (
    <Window page="emails">
      <div className={styles.panes}>
        <Picture file="product" name="emails" viewBox="0 0 320 320" className={styles.emails} />
        <div>
          <Row className={styles.head} translate="no">
            <b>Your receipt</b>
            <span className="ui-label" data-tone="moss">
              delivered
            </span>
            <Muted as="small">ada@post.example</Muted>
          </Row>
          <PlainList as="ol" className={styles.events}>
            <Event name="email.accepted" after={0}>
              <Translate id="home.log.accepted" values={{count: number(facts.creditsPerEmail)}}>
                {'Accepted. Cost: {count} credit.'}
              </Translate>
            </Event>
            <Event name="email.delivered" after={facts.averageDeliverySeconds}>
              <Translate
                id="home.log.delivered"
                description="Home, example log: {answer} is the SMTP reply 250 2.0.0 OK"
                values={{answer: <code translate="no">250 2.0.0 OK</code>}}>
                {"The recipient's server returned {answer}."}
              </Translate>
            </Event>
            <Event name="email.opened" after={134}>
              <Translate id="home.log.opened">Ada opened the email.</Translate>
            </Event>
            <Event name="email.clicked" after={151}>
              <Translate id="home.log.clicked">
                Ada clicked a link. Opens and clicks are recorded only if you turn on tracking.
              </Translate>
            </Event>
          </PlainList>
        </div>
      </div>
      <Muted as="figcaption" className={styles.caption}>
        <Translate id="home.log.caption">Example: the events of an email in the dashboard</Translate>
      </Muted>
    </Window>
  );
}

function Event({name, after, children}: {name: string; after: number; children: ReactNode}): ReactNode {
  return (
    <li>
      <Muted as="time">{clock(after)}</Muted>
      <code translate="no">{name}</code>
      <Muted as="small">{children}</Muted>
    </li>
  );
}
