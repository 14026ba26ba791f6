import {Fragment, type ReactNode} from 'react';

import CodeSamples from './CodeSamples';
import {FieldList} from './Schema';
import type {ServerModel} from '@site/src/reference/models/models';

/** The URLs of servers, each with the variables in it. */
export default function Servers({of: servers}: {of: readonly ServerModel[]}): ReactNode {
  return servers.map(({url, variables}, index) => (
    <Fragment key={index}>
      <CodeSamples code={url} />
      <FieldList fields={variables} />
    </Fragment>
  ));
}
