import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import LinkItem from '../LinkItem';
import styles from './styles.module.css';
import {Stack} from '@site/src/components/ui/primitives';
import Section from '@site/src/components/ui/Section';

/** How to build and test before paying, as there is no free tier. */
export default function TryOut(): ReactNode {
  return (
    <Section
      title={<Translate id="home.try.title">Build and test before you pay</Translate>}
      lead={<Translate id="home.try.lead">The sandbox and the mock server need no account or card.</Translate>}>
      <Stack as="ul" className={styles.ways}>
        <LinkItem to="/api/emails/send-email#try" title={<Translate id="home.try.sandbox.title">Sandbox</Translate>}>
          <Translate id="home.try.sandbox.text">
            Edit any request in the API reference, run it in your browser, and see the response.
          </Translate>
        </LinkItem>
        <LinkItem to="/docs/testing#mock-server" title={<Translate id="home.try.mock.title">Mock server</Translate>}>
          <Translate id="home.try.mock.text">
            Run your code and your tests against a server on your computer. It validates your requests and returns the
            documented responses, errors included.
          </Translate>
        </LinkItem>
        <LinkItem
          to="/docs/testing#test-recipients"
          title={<Translate id="home.try.recipients.title">Test recipients</Translate>}>
          <Translate id="home.try.recipients.text">
            With an account, test deliveries, bounces and complaints with real events. These emails cost no credits.
          </Translate>
        </LinkItem>
      </Stack>
    </Section>
  );
}
