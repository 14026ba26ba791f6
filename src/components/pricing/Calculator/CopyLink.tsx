import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';

import Button from '@site/src/components/ui/Button';

/** How long the button says what it has done, in milliseconds. */
const confirmation = 3_000;

/** Where a link to the result leads: this page with its inputs, at the calculator. */
const resultHash = '#calculator';

type Outcome = 'copied' | 'refused';

/** Copies a link to the result: the address of the page, which holds the inputs. */
export default function CopyLink(): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), confirmation);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (): void => {
    const address = new URL(window.location.href);
    address.hash = resultHash;
    // A page that is not encrypted has no clipboard.
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

/** What the button says: what it does, or what it has done. */
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
