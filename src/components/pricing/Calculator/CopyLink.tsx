import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';

import Button from '@site/src/components/ui/Button';

/** How long the button shows the outcome, in milliseconds. */
const confirmation = 3_000;

const resultHash = '#calculator';

type Outcome = 'copied' | 'refused';

/** Copies the URL of the page, which contains the inputs. */
export default function CopyLink(): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), confirmation);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (): void => {
    const address = new URL(window.location.href);
    address.hash = resultHash;
    // Pages without HTTPS have no clipboard.
    const {clipboard} = navigator as {clipboard?: Clipboard};
    void (clipboard?.writeText(address.href) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      <Button variant="quiet" onClick={copy}>
        {label(outcome)}
      </Button>
      <span role="status" className="visually-hidden">
        {outcome ? label(outcome) : null}
      </span>
    </>
  );
}

/** The text of the button: its action, or the outcome. */
function label(outcome: Outcome | undefined): ReactNode {
  switch (outcome) {
    case 'copied':
      return <Translate id="pricing.calculator.copied">The link is copied.</Translate>;
    case 'refused':
      return (
        <Translate id="pricing.calculator.notCopied">
          Copying is not possible here. The address of this page is the link.
        </Translate>
      );
    case undefined:
      return <Translate id="pricing.calculator.copy">Copy the link to this result</Translate>;
  }
}
