import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Tabs from './Tabs';

/**
 * A code sample in several languages. The choice applies to all pages, including
 * the API reference. The build turns each fence into a `TabItem`.
 */
export default function CodeGroup({children}: {children: ReactNode}): ReactNode {
  return (
    <Tabs groupId="language" label={translate({id: 'docs.codeGroup', message: 'Language of the sample'})}>
      {children}
    </Tabs>
  );
}
