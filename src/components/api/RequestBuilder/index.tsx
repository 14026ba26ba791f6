import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import styles from './styles.module.css';
import type {OperationForm} from '@site/src/openapi/builder/formOf';

/** Marks the element that the request builder is rendered into. */
const builderAttribute = 'data-request-builder';

/** The disclosure for the request builder: part of the static body of an operation's page. */
export function RequestBuilderOpener(): ReactNode {
  return (
    <details className={styles.opener} data-site-only="">
      <summary className={styles.summary}>
        <Translate id="api.builder.open">Edit values</Translate>{' '}
        <small>
          <Translate id="api.builder.openHint" description="Reference: next to the button that opens the form">
            and run the request in a sandbox, without an account
          </Translate>
        </small>
      </summary>
      <div {...{[builderAttribute]: ''}} />
      <p className={styles.wait}>
        <Translate id="api.builder.loading">Loading the form…</Translate>
      </p>
    </details>
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

  useEffect(() => {
    let isCurrent = true;
    const open = (disclosure: HTMLDetailsElement): void => {
      const container = disclosure.querySelector(`[${builderAttribute}]`);
      if (!container) {
        return;
      }
      Promise.all([
        import('./Builder'),
        import(`@reference-forms/${id}.json`) as Promise<{default: OperationForm}>,
      ]).then(
        ([{default: Builder}, {default: form}]) => {
          if (isCurrent) {
            setOpened({container, Builder, form});
          }
        },
        () => {
          // Close it, so that the reader can retry.
          disclosure.open = false;
        },
      );
    };
    const isBuilder = (target: EventTarget | null): target is HTMLDetailsElement =>
      target instanceof HTMLDetailsElement && target.querySelector(`:scope > [${builderAttribute}]`) !== null;
    const onToggle = ({target}: Event): void => {
      if (isBuilder(target) && target.open) {
        open(target);
      }
    };
    // The event does not bubble.
    document.addEventListener('toggle', onToggle, true);
    // It may have been opened before hydration.
    const early = [...document.querySelectorAll('details[open]')].find(isBuilder);
    if (early) {
      open(early);
    }
    return () => {
      isCurrent = false;
      document.removeEventListener('toggle', onToggle, true);
    };
  }, [id]);

  return opened ? createPortal(<opened.Builder form={opened.form} />, opened.container) : null;
}
