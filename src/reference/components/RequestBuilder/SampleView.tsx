import {translate} from '@docusaurus/Translate';
import type {Sample} from '@packages/samples';
import {type ReactNode, useState} from 'react';

import {Runs, recolor, runsOfPage} from './highlight';
import CodePanel from '@site/src/components/ui/CodePanel';
import {Select} from '@site/src/components/ui/Form';
import form from '@site/src/components/ui/Form/styles.module.css';
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
        <CodePanel key={name} title={name}>
          <code>
            <Runs runs={recolor(code, runsOfPage())} />
          </code>
        </CodePanel>
      ))}
    </div>
  );
}
