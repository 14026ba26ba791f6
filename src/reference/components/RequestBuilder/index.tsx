import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import type * as loadedComponents from './loaded';
import FormDisclosure, {whenOpened} from '@site/src/components/ui/FormDisclosure';
import {startQueryAttribute} from '@site/src/lib/page';
import type {OperationForm} from '@site/src/reference/builder/formOf';
import {requestExamplesId} from '@site/src/reference/models/texts';

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
      <div id="try" data-request-builder="" {...{[startQueryAttribute]: '#try'}} />
    </FormDisclosure>
  );
}

/** The parts that are fetched when a reader opens the builder or chooses a different example. */
type Loaded = typeof loadedComponents & {form: OperationForm};

/** The request example that the reader has chosen, and its panel. */
interface Chosen {
  index: number;
  panel: Element | null | undefined;
}

/**
 * Renders the request builder into its disclosure, and the samples of the chosen example into the example's panel.
 * The disclosure and the panel are part of the static body; the components are fetched when a reader needs them.
 *
 * @param id the page's ID
 */
export default function RequestBuilderHost({id}: {id: string}): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [container, setContainer] = useState<Element>();
  const [{index, panel}, setChosen] = useState<Chosen>({index: 0, panel: undefined});

  useEffect(() => {
    const load = async (): Promise<void> => {
      const [components, form] = await Promise.all([
        import('./loaded'),
        import('./loadForm').then(({loadForm}) => loadForm(id)),
      ]);
      setLoaded({...components, form});
    };
    const choose = ({target}: {target: EventTarget | null}): void => {
      if (target instanceof HTMLInputElement && target.name === requestExamplesId) {
        setChosen({index: Number(target.value), panel: target.labels?.[0]?.nextElementSibling});
        // Until the parts are loaded, or if loading fails, the panel shows the example's JSON.
        load().catch(() => undefined);
      }
    };
    const listening = new AbortController();
    document.addEventListener('change', choose, {signal: listening.signal});
    // The reader may have selected an example before hydration.
    choose({target: document.querySelector(`input[name="${requestExamplesId}"]:checked:not([value="0"])`)});
    const stopWaiting = whenOpened('#try', async (opened) => {
      await load();
      setContainer(opened);
    });
    return () => {
      listening.abort();
      stopWaiting();
    };
  }, [id]);

  if (!loaded) {
    return null;
  }
  const {Builder, SampleView, form} = loaded;
  const example = form.examples[index] ?? {};
  return (
    <>
      {panel && index > 0 && example.body !== undefined
        ? createPortal(<SampleView id={`sample-${index}`} request={{...form.request, ...example}} />, panel)
        : null}
      {container
        ? createPortal(<Builder key={index} form={{...form, values: {...form.values, ...example}}} />, container)
        : null}
    </>
  );
}
