import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef, useState} from 'react';

/** Marks the element that holds the built HTML. */
const builtAttribute = 'data-built';

interface Props {
  /** The content that the build and the dev server render; undefined in production browsers. */
  children?: ReactNode;
  /** Called when fetched HTML is on the page. */
  onFetched: () => void;
}

/**
 * The part of a page that only the build renders. In the browser, React keeps the built HTML, so the page's script
 * contains neither the data nor the components. After client-side navigation, the HTML is fetched from the page.
 */
export default function BuiltHtml({children, onFetched}: Props): ReactNode {
  return children ? <div {...{[builtAttribute]: ''}}>{children}</div> : <KeptHtml onFetched={onFetched} />;
}

function KeptHtml({onFetched}: Props): ReactNode {
  const {pathname} = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  useEffect(() => {
    if (element.current?.childElementCount === 0) {
      // If the fetch fails, load the page from the server.
      fetchBuilt(pathname).then(setHtml, () => window.location.reload());
    }
  }, [pathname]);
  useEffect(() => {
    if (html !== '') {
      onFetched();
    }
  }, [html, onFetched]);
  return (
    <div ref={element} {...{[builtAttribute]: ''}} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
  );
}

/**
 * Fetches the marked part of a built page.
 *
 * @throws Error if the page cannot be fetched or has no such part
 */
async function fetchBuilt(href: string): Promise<string> {
  const response = await fetch(href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const built = page.querySelector(`[${builtAttribute}]`);
  if (!response.ok || !built) {
    throw new Error(`${href} returned ${response.status} and no built HTML.`);
  }
  return built.innerHTML;
}
