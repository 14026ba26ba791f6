import type {ReactNode} from 'react';

import {t} from '../texts';
import CodeSamples from './CodeSamples';
import {Example} from './ResponseExamples';
import Tabs from '@site/src/components/ui/Tabs';
import type {ExampleModel, Sample} from '@site/src/reference/models/models';

/**
 * The same request in each language; the choice applies to all pages.
 *
 * @param body the body of the request, which is the last choice
 */
export default function CodeSnippets({
  id,
  samples,
  body,
}: {
  id: string;
  samples: readonly Sample[];
  body?: ExampleModel;
}): ReactNode {
  return (
    <Tabs
      id={id}
      group="language"
      label={t('api.samples.label')}
      icons
      limit={4}
      tabs={[
        ...samples.map(({target, label, files}) => ({
          value: target,
          label,
          content: files.map((file) => <CodeSamples key={file.title} code={file} />),
        })),
        ...(body
          ? [{value: 'json', label: 'JSON', content: <Example {...body} name={t('api.section.requestBody')} />}]
          : []),
      ]}
    />
  );
}
