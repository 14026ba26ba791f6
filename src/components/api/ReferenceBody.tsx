import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import Page from '@reference-page';

import RequestBuilderHost from './RequestBuilder';

/** Marks the element that holds the body of a reference page. */
const bodyAttribute = 'data-reference-body';

/**
 * The body of a reference page, rendered by the build and the dev server. In the
 * browser, React keeps the built HTML, so the page's script contains neither the
 * model nor the components.
 *
 * @param id the page's id, which is the name of its model
 */
export default function ReferenceBody({id, method}: {id: string; method?: string; path?: string}): ReactNode {
  const {hash} = useLocation();
  // Before Docusaurus scrolls to it.
  useLayoutEffect(() => {
    revealTarget(hash);
  }, [hash]);
  return (
    <>
      {Page ? (
        <div {...{[bodyAttribute]: ''}}>
          <Page id={id} />
        </div>
      ) : (
        <BuiltBody />
      )}
      {method === undefined || method === 'event' ? null : <RequestBuilderHost key={id} id={id} />}
    </>
  );
}

/** Opens the disclosures around the target of a link, as browsers do if they load the page. */
function revealTarget(hash: string): Element | null {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  for (let around = target?.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) {
      around.open = true;
    }
  }
  return target;
}

/** The built HTML. After client-side navigation, it is fetched from the built page. */
function BuiltBody(): ReactNode {
  const {permalink} = useDoc().metadata;
  const element = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');

  useEffect(() => {
    if (element.current?.childElementCount === 0) {
      // If the fetch fails, load the page from the server.
      fetchBody(permalink).then(setHtml, () => window.location.reload());
    }
  }, [permalink]);
  useEffect(() => {
    if (html !== '') {
      revealTarget(window.location.hash)?.scrollIntoView();
    }
  }, [html]);

  return (
    <div ref={element} {...{[bodyAttribute]: ''}} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
  );
}

/**
 * Fetches the body of a built page.
 *
 * @throws Error if the page cannot be fetched or has no body
 */
async function fetchBody(href: string): Promise<string> {
  const response = await fetch(href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = page.querySelector(`[${bodyAttribute}]`);
  if (!response.ok || !body) {
    throw new Error(`${href} returned ${response.status} and no body of a reference page.`);
  }
  return body.innerHTML;
}
