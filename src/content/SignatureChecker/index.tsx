import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';

import type CheckerForm from './Checker';
import FormDisclosure, {whenOpened} from '@site/src/components/ui/FormDisclosure';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

/** Marks the element that contains the form. */
const checkerAttribute = 'data-signature-checker';

/** The disclosure for a form that verifies a webhook signature. The form is fetched when a reader opens it. */
export function SignatureChecker(): ReactNode {
  const [Checker, setChecker] = useState<typeof CheckerForm>();

  useEffect(
    () =>
      whenOpened(`[${checkerAttribute}]`, async () => {
        const loaded = await import('./Checker');
        setChecker(() => loaded.default);
      }),
    [],
  );

  return (
    <FormDisclosure
      className="needs-script"
      lang={usePageLanguage().ui}
      title={<Translate id="docs.signature.open">Check a signature</Translate>}
      hint={
        <Translate
          id="docs.signature.openHint"
          description='Webhook docs: next to "Check a signature", which opens a form'>
          in your browser, without sending anything
        </Translate>
      }>
      <div {...{[checkerAttribute]: ''}}>{Checker ? <Checker /> : null}</div>
    </FormDisclosure>
  );
}
