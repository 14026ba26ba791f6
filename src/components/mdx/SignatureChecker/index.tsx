import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import type CheckerForm from './Checker';
import openerStyles from '@site/src/components/api/RequestBuilder/styles.module.css';
import {usePageLanguage} from '@site/src/components/usePageLanguage';

/** The disclosure for a form that verifies a webhook signature. The form is fetched when a reader opens it. */
export default function SignatureChecker(): ReactNode {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [Checker, setChecker] = useState<typeof CheckerForm>();

  const load = (): void => {
    const element = disclosure.current;
    if (element?.open) {
      import('./Checker').then(
        (loaded) => setChecker(() => loaded.default),
        () => {
          // Close it, so that the reader can retry.
          element.open = false;
        },
      );
    }
  };
  // It may have been opened before hydration.
  useEffect(load, []);

  return (
    <details
      ref={disclosure}
      className={clsx(openerStyles.opener, 'needs-script')}
      lang={usePageLanguage().ui}
      onToggle={load}>
      <summary className={openerStyles.summary}>
        <Translate id="docs.signature.open">Check a signature</Translate>{' '}
        <small>
          <Translate
            id="docs.signature.openHint"
            description='Webhook docs: next to "Check a signature", which opens a form'>
            in your browser, without sending anything
          </Translate>
        </small>
      </summary>
      {Checker ? (
        <Checker />
      ) : (
        <p className={openerStyles.wait}>
          <Translate id="api.builder.loading">Loading the form…</Translate>
        </p>
      )}
    </details>
  );
}
