import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import {builderAttribute} from './builderAttribute';
import {loadForm} from './loadForm';
import type {BuilderForm} from '@site/src/plugins/api-reference/builder/formOf';

interface Opened {
  place: Element;
  Builder: (props: {form: BuilderForm}) => ReactNode;
  form: BuilderForm;
}

/**
 * Puts the request builder into the page's disclosure when a reader opens it.
 * Builder and form are fetched then, and not before. The disclosure is part of
 * the page's static body.
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
      Promise.all([import('@theme/ApiExplorer/Request'), loadForm(id)]).then(
        ([{default: Builder}, form]) => {
          if (isCurrent) {
            setOpened({place, Builder, form});
          }
        },
        () => {
          // As it was: the reader can try again.
          disclosure.open = false;
        },
      );
    };
    const isBuilder = (target: EventTarget | null): target is HTMLDetailsElement =>
      target instanceof HTMLDetailsElement && target.querySelector(`:scope > [${builderAttribute}]`) !== null;
    const onToggle = ({target}: Event): void => {
      if (isBuilder(target) && target.open) {
        document.removeEventListener('toggle', onToggle, true);
        open(target);
      }
    };
    // It may have been opened before the application started. The event does not bubble.
    const early = [...document.querySelectorAll('details[open]')].find(isBuilder);
    if (early) {
      open(early);
    } else {
      document.addEventListener('toggle', onToggle, true);
    }
    return () => {
      isCurrent = false;
      document.removeEventListener('toggle', onToggle, true);
    };
  }, [id]);

  return opened ? createPortal(<opened.Builder form={opened.form} />, opened.place) : null;
}
