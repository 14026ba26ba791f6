import {type ReactNode, useEffect, useRef, useState} from 'react';
import prerendered from '@site-index';

import IndexList from './IndexList';
import type {SiteIndex} from '@site/src/plugins/site-index/types';

/**
 * The index as the build has drawn it. The browser keeps that HTML when the
 * application starts, so the list is not sent a second time as data. Only a
 * reader who comes by a link within the application, where no HTML was drawn,
 * fetches the data.
 */
export default function StaticIndex(): ReactNode {
  const drawn = useRef<HTMLDivElement>(null);
  const [fetched, setFetched] = useState<SiteIndex>();
  useEffect(() => {
    if (drawn.current?.childElementCount === 0) {
      import('@generated/site-index/default/entries.json').then(
        ({default: index}) => setFetched(index),
        // The page as the host has it needs no data.
        () => window.location.reload(),
      );
    }
  }, []);

  const index = prerendered ?? fetched;
  return index ? (
    <div key="drawn here">
      <IndexList {...index} />
    </div>
  ) : (
    <div ref={drawn} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  );
}
