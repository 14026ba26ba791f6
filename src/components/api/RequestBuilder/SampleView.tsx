import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import styles from './builder.module.css';
import {Runs, recolor, runsOfPage} from './highlight';
import CodePanel from '@site/src/components/ui/CodePanel';
import {Select} from '@site/src/components/ui/Form';
import {tabGroupAttribute} from '@site/src/lib/page';
import type {Sample, SampleTarget} from '@site/src/openapi/samples';

/** The group of tabs that chooses a language on all pages. */
const group = 'language';

const tabs = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[${tabGroupAttribute}="${group}"]`),
];

/** The content of the page's tabs. */
function rememberedTarget(samples: readonly Sample[]): SampleTarget | undefined {
  const chosen = tabs().find(({checked}) => checked)?.value;
  return samples.find(({target}) => target === chosen)?.target;
}

/** The sample of the reader's values in the language that they choose, highlighted like the page's own. */
export default function SampleView({samples}: {samples: readonly Sample[]}): ReactNode {
  const [target, setTarget] = useState(() => rememberedTarget(samples) ?? samples[0]?.target);
  const sample = samples.find((it) => it.target === target);
  return (
    <div className={styles.sample}>
      <Select
        aria-label={translate({
          id: 'api.builder.language',
          message: 'Language',
          description: 'Request builder: label of the menu that selects a programming language or tool',
        })}
        value={target ?? ''}
        options={samples.map(({target: value, label}) => ({value, label}))}
        onChange={(value) => {
          setTarget(value as SampleTarget);
          // The boot script remembers the choice.
          tabs()
            .find((tab) => tab.value === value)
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
