import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/**
 * Tells the receiver of an event to check where it comes from.
 *
 * @param tag the anchor on the reference's front page where it says how
 */
export default function SignatureNote({tag}: {tag: string}): ReactNode {
  return (
    <p>
      <Translate
        id="api.event.signature"
        description="API reference: stands above the headers of an event; {link} is the text of api.event.signature.link as a link"
        values={{
          link: (
            <Link to={`/api#${tag}`}>
              <Translate
                id="api.event.signature.link"
                description="API reference: link to how signatures of events are checked; stands in api.event.signature">
                Check the signature
              </Translate>
            </Link>
          ),
        }}>
        {'{link} before you trust what the event says.'}
      </Translate>
    </p>
  );
}
