import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef, useState} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import Postmark from '@site/src/components/ui/Postmark';
import {Envelope, Muted} from '@site/src/components/ui/primitives';
import {Bird, Stamp} from '@site/src/components/ui/Wren';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';

export interface SceneProps {
  /** A code panel with a cURL command, shown as the letter in the envelope. */
  sample: ReactNode;
  /** Runs the request with this JSON body, and returns the response as a code panel. */
  send: (body: string) => Promise<ReactNode>;
}

/** The body in a cURL command. */
const bodyOf = (command: string): string => /-d '(?<body>.*)'/su.exec(command)?.groups?.body ?? '';

/**
 * A code sample in an envelope that is delivered. The CSS animation runs once and ends with the static page, which is
 * also what's printed or shown with reduced motion. A button sends the request and runs the animation again, with the
 * response.
 */
export default function Scene({sample, send}: SceneProps): ReactNode {
  const letter = useRef<HTMLDivElement>(null);
  const [response, setResponse] = useState<ReactNode>();
  // A different key restarts the animation.
  const letterKey = response === undefined ? 'request' : 'response';
  const run = (): void => {
    send(bodyOf(letter.current?.querySelector('pre')?.textContent ?? ''))
      // If the script can't be loaded, the button stays, so that the reader can try again.
      .then(setResponse, () => undefined);
  };
  return (
    <div className={styles.scene}>
      <div className={styles.stage}>
        <div className={styles.back} aria-hidden="true" />
        <div role="status">
          <div key={letterKey} ref={letter} className={styles.letter}>
            {response ?? sample}
          </div>
        </div>
        <Button
          size="small"
          variant={response === undefined ? 'primary' : 'quiet'}
          className={clsx(styles.send, 'needs-script')}
          onClick={response === undefined ? run : () => setResponse(undefined)}>
          {response === undefined ? (
            <Translate id="home.scene.send" description="Home: the button that sends the request above it; one word">
              Send
            </Translate>
          ) : (
            <Translate id="home.scene.back" description="Home: the button that shows the request again">
              Show request
            </Translate>
          )}
        </Button>
        <Pocket key={letterKey} />
      </div>
      <Route key={letterKey} />
    </div>
  );
}

/** The front of the envelope: address, stamp, postmark. */
function Pocket(): ReactNode {
  const format = useFormat();
  return (
    <Envelope
      className={styles.pocket}
      role="img"
      aria-label={translate(
        {
          id: 'home.scene.label',
          message: 'An envelope to ada@post.example with the postmark: delivered, {time}',
          description: 'Home: the alt text of the envelope picture; {time} is 6 seconds',
        },
        {time: format.unit(facts.averageDeliverySeconds, 'second')},
      )}>
      <div className={styles.face}>
        <div className={styles.address} translate="no">
          <span>Ada Byron</span>
          <span>ada@post.example</span>
        </div>
        <div className={styles.shadow}>
          <Stamp className={styles.stamp}>
            <Translate
              id="home.scene.stamp"
              description="Home: on the small stamp of the envelope; {count} is 1; at most ten letters"
              values={{count: facts.creditsPerEmail}}>
              {'{count} credit'}
            </Translate>
          </Stamp>
        </div>
        <div className={styles.postmark}>
          <Postmark>
            <Translate id="home.hero.delivered" description="Home: the word on the postmark">
              Delivered
            </Translate>{' '}
            <b>{format.unit(facts.averageDeliverySeconds, 'second', 'short')}</b>
          </Postmark>
        </div>
      </div>
    </Envelope>
  );
}

/** The route of the email between its events, with the bird flying along it. */
function Route(): ReactNode {
  return (
    <Muted as="div" className={styles.route} aria-hidden="true" translate="no">
      <span>email.accepted</span>
      <span className={styles.way}>
        <span className={styles.flight}>
          <Bird />
        </span>
      </span>
      <span className={styles.arrived}>email.delivered</span>
    </Muted>
  );
}
