import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Code from './Code';
import CodeTabs from './CodeTabs';
import type {Sample} from '@site/src/plugins/api-reference/models';

/** The same call in each language; the choice is remembered on all pages. */
export default function Samples({id, samples}: {id: string; samples: readonly Sample[]}): ReactNode {
  return (
    <CodeTabs
      id={id}
      group="language"
      label={translate({
        id: 'api.samples.label',
        message: 'Language of the sample',
        description: 'API reference: read out as the name of the tabs with the same program in several languages',
      })}
      icons
      tabs={samples.map(({target, label, files}) => ({
        value: target,
        label,
        content: files.map((file) => <Code key={file.hash} code={file} />),
      }))}
    />
  );
}
