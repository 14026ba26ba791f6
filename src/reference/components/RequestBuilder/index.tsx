import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import FormDisclosure, {whenOpened} from '@site/src/components/ui/FormDisclosure';
import type {OperationForm} from '@site/src/reference/builder/formOf';

/** Marks the element that the request builder is rendered into. */
const builderAttribute = 'data-request-builder';

/** The disclosure for the request builder: part of the static body of an operation's page. */
export function RequestBuilderOpener(): ReactNode {
  return (
    <FormDisclosure
      data-site-only=""
      title={<Translate id="api.builder.open">Edit values</Translate>}
      hint={
        <Translate id="api.builder.openHint" description="Reference: next to the button that opens the form">
          and run the request in a sandbox, without an account
        </Translate>
      }>
      <div {...{[builderAttribute]: ''}} />
    </FormDisclosure>
  );
}

interface Opened {
  container: Element;
  Builder: (props: {form: OperationForm}) => ReactNode;
  form: OperationForm;
}

/**
 * Renders the request builder into the page's disclosure, which is part of the
 * static body. Builder and form are fetched when a reader opens it.
 *
 * @param id the page's id
 */
export default function RequestBuilderHost({id}: {id: string}): ReactNode {
  const [opened, setOpened] = useState<Opened>();

  useEffect(
    () =>
      whenOpened(`[${builderAttribute}]`, async (container) => {
        const [{default: Builder}, {default: form}] = await Promise.all([
          import('./Builder'),
          import(`@reference-forms/${id}.json`) as Promise<{default: OperationForm}>,
        ]);
        setOpened({container, Builder, form});
      }),
    [id],
  );

  return opened ? createPortal(<opened.Builder form={opened.form} />, opened.container) : null;
}
