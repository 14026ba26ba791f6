import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CodeSamples from './CodeSamples';
import Tabs from '@site/src/components/ui/Tabs';
import type {Sample} from '@site/src/reference/models/models';

/** The same request in each language; the choice applies to all pages. */
export default function CodeSnippets({id, samples}: {id: string; samples: readonly Sample[]}): ReactNode {
  return (
    <Tabs
      id={id}
      group="language"
      label={translate({
        id: 'api.samples.label',
        message: 'Language of the sample',
        description: 'API reference: accessible name of the tabs that show a code sample in several languages',
      })}
      icons
      limit={4}
      tabs={samples.map(({target, label, files}) => ({
        value: target,
        label,
        content: files.map((file) => <CodeSamples key={file.hash} code={file} />),
      }))}
    />
  );
}
