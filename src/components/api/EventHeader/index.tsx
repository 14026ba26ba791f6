import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import MethodBadge from '../MethodBadge';
import PageHeader from '../PageHeader';

/** The name of an event on the wire, and how to get it, at the top of its page. */
export default function EventHeader({type}: {type: string}): ReactNode {
  return (
    <PageHeader badge={<MethodBadge method="event" />} code={type}>
      <li>
        <Translate
          id="api.event.subscribe"
          description="API reference: how to receive an event; {events} is the name of a field of a webhook and a link to it"
          values={{
            events: (
              <Link to="/api/webhooks/create-webhook#body-events">
                <code translate="no">events</code>
              </Link>
            ),
          }}>
          {'To receive it, name it in {events} of a webhook'}
        </Translate>
      </li>
    </PageHeader>
  );
}
