import {useLocation} from '@docusaurus/router';
import {type ReactNode, useLayoutEffect} from 'react';
import Page from '@reference-page';

import RequestBuilderHost from './RequestBuilder';
import BuiltHtml from '@site/src/components/ui/BuiltHtml';

/**
 * The body of a reference page, rendered by the build and the dev server.
 *
 * @param id the page's ID, which is also its model's name
 */
export default function ReferenceBody({id, method}: {id: string; method?: string; path?: string}): ReactNode {
  const {hash} = useLocation();
  // Runs before Docusaurus scrolls to the target.
  useLayoutEffect(() => {
    revealTarget(hash);
  }, [hash]);
  return (
    <>
      <BuiltHtml onFetched={scrollToTarget}>{Page ? <Page id={id} /> : null}</BuiltHtml>
      {method === undefined || method === 'event' ? null : <RequestBuilderHost key={id} id={id} />}
    </>
  );
}

/** Opens the disclosures around the target of a link, as browsers do when they load the page. */
function revealTarget(hash: string): Element | null {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  for (let around = target?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) {
      around.open = true;
    }
  }
  return target;
}

const scrollToTarget = (): void => revealTarget(window.location.hash)?.scrollIntoView();
