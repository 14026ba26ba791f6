import {translate} from '@docusaurus/Translate';
import {type Sample, type SampleRequest, samplesOfRequest} from '@packages/samples';
import {type ReactNode, useState} from 'react';

import {Runs, recolor, runsOfPage} from './highlight';
import CodePanel from '@site/src/components/ui/CodePanel';
import {Select} from '@site/src/components/ui/Form';
import {t} from '@site/src/reference/components/texts';
import form from '@site/src/components/ui/Form/styles.module.css';
import Tabs from '@site/src/components/ui/Tabs';
import {tabGroupAttribute} from '@site/src/lib/page';

/** The tabs that choose a language on all pages. */
const tabs = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[${tabGroupAttribute}="language"]`),
];

/** The sample of the reader's values in the language that they choose, highlighted like the page's own. */
export default function SampleView({samples}: {samples: readonly Sample[]}): ReactNode {
  const [chosen, setChosen] = useState(() => tabs().find(({checked}) => checked)?.value);
  const sample = samples.find(({target}) => target === chosen) ?? samples[0];
  return (
    <div className={form.fields}>
      <Select
        aria-label={translate({
          id: 'api.builder.language',
          message: 'Language',
          description: 'Request builder: label of the menu that selects a programming language or tool',
        })}
        value={sample?.target ?? ''}
        options={samples.map(({target, label}) => ({value: target, label}))}
        onChange={(target) => {
          setChosen(target);
          // The boot script remembers the choice.
          tabs()
            .find(({value}) => value === target)
            ?.click();
        }}
      />
      {sample?.files.map(({name, code}) => (
        <Colored key={name} title={name} code={code} />
      ))}
    </div>
  );
}

/** The samples and JSON of any example except the page's first, in the same tabs as the first. */
export function ExampleSamples({id, request}: {id: string; request: SampleRequest}): ReactNode {
  return (
    <Tabs
      id={id}
      group="language"
      label={t('api.samples.label')}
      icons
      limit={4}
      tabs={[
        ...samplesOfRequest(request).map(({target, label, files}) => ({
          value: target,
          label,
          content: files.map(({name, code}) => <Colored key={name} title={name} code={code} />),
        })),
        {
          value: 'json',
          label: 'JSON',
          content: <Colored title={t('api.section.requestBody')} code={JSON.stringify(request.body, null, 2)} />,
        },
      ]}
    />
  );
}

/** Code with the colors of the page's own. */
function Colored({title, code}: {title: string; code: string}): ReactNode {
  return (
    <CodePanel title={title}>
      <code>
        <Runs runs={recolor(code, runsOfPage())} />
      </code>
    </CodePanel>
  );
}
