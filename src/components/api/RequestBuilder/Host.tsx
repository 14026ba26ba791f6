import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import {builderAttribute} from './Opener';
import type {BuilderForm} from '@site/src/openapi/formOf';

interface Opened {
  place: Element;
  Builder: (props: {form: BuilderForm}) => ReactNode;
  form: BuilderForm;
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
      const place = disclosure.querySelector(`[${builderAttribute}]`);
      if (!place) {
        return;
      }
      Promise.all([
        import('@theme/ApiExplorer/Request'),
        import(`@reference-forms/${id}.json`) as Promise<{default: BuilderForm}>,
      ]).then(
        ([{default: Builder}, {default: form}]) => {
          if (isCurrent) {
            setOpened({place, Builder, form});
          }
        },
        () => {
          // Closed again, so that the reader can retry.
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

  return opened ? createPortal(<opened.Builder form={opened.form} />, opened.place) : null;
}
