import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {Tabs} from '../Tabs';

/**
 * The same sample in several languages. The choice holds on all pages, in the
 * API reference as well. The build makes a `Tab` of each fence.
 */
export default function CodeGroup({children}: {children: ReactNode}): ReactNode {
  return (
    <Tabs group="language" label={translate({id: 'docs.codeGroup', message: 'Language of the sample'})}>
      {children}
    </Tabs>
  );
}
