import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {drawn, load} from '@reference-body';

import RequestBuilderHost from './RequestBuilder/Host';
import {bodyAttribute} from './body/bodyAttribute';

/** Shows the place that the address names, once it is there. */
function showTarget(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  document.getElementById(id)?.scrollIntoView();
}

/**
 * The body of a reference page as the build has drawn it. The browser keeps
 * that HTML when the application starts, so neither the body nor what draws it
 * is sent as script. Only a reader who comes by a link within the application
 * fetches it, from the finished page.
 *
 * @param id the page's id, which is the name of its data
 */
export default function ReferenceBody({id, method}: {id: string; method?: string; path?: string}): ReactNode {
  const {permalink} = useDoc().metadata;
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<ReactNode>();

  useEffect(() => {
    if (element.current?.childElementCount === 0) {
      // The page as the host has it needs nothing of this.
      load(id, permalink).then(setLoaded, () => window.location.reload());
    }
  }, [id, permalink]);
  useEffect(() => {
    if (loaded) {
      showTarget();
    }
  }, [loaded]);

  const body = drawn(id) ?? loaded;
  const mark = {[bodyAttribute]: ''};
  return (
    <>
      {body ? (
        <div key="drawn here" {...mark}>
          {body}
        </div>
      ) : (
        <div ref={element} {...mark} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
      )}
      {method === undefined || method === 'event' ? null : <RequestBuilderHost key={id} id={id} />}
    </>
  );
}
