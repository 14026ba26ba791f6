import {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';

import styles from './styles.module.css';
import CodePanel from '@site/src/components/ui/CodePanel';
import {tabGroupAttribute, tabStorageKey} from '@site/src/lib/page';
import type {Sample, SampleTarget} from '@site/src/openapi/samples';

/** The group of tabs that chooses a language on all pages. */
const group = 'language';

/** What the reader chose in the tabs of a page, on this one or another. */
function rememberedTarget(samples: readonly Sample[]): SampleTarget | undefined {
  const chosen =
    document.querySelector<HTMLInputElement>(`input[${tabGroupAttribute}="${group}"]:checked`)?.value ??
    localStorage.getItem(tabStorageKey(group));
  return samples.find(({target}) => target === chosen)?.target;
}

/** The sample of the reader's values in the language that they choose. */
export default function SampleView({samples}: {samples: readonly Sample[]}): ReactNode {
  const id = useId();
  const [target, setTarget] = useState(() => rememberedTarget(samples) ?? samples[0]?.target);
  const sample = samples.find((candidate) => candidate.target === target);
  return (
    <div className={styles.sample}>
      <label htmlFor={id}>
        {translate({
          id: 'api.builder.language',
          message: 'Language',
          description: 'Request builder: names the choice of the programming language or tool',
        })}
      </label>
      <select
        id={id}
        value={target}
        onChange={({currentTarget}) => {
          setTarget(currentTarget.value as SampleTarget);
        }}>
        {samples.map(({target: value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {sample?.files.map(({name, code}) => (
        <CodePanel key={name} title={name}>
          <code>{code}</code>
        </CodePanel>
      ))}
    </div>
  );
}
