import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import styles from './builder.module.css';
import {recolor} from './highlight';
import Select from './Select';
import CodePanel from '@site/src/components/ui/CodePanel';
import type {CodeClass, Run} from '@site/src/lib/codeSpans';
import {tabGroupAttribute} from '@site/src/lib/page';
import {type Sample, type SampleTarget, samplesOfRequest} from '@site/src/openapi/samples';
import type {SampleRequest} from '@site/src/openapi/samples/types';

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

/** The highlighted code of the page's own sample, which contains the same code except for leading comments. */
function highlightedRuns(code: string): Run[] {
  const panel = [...document.querySelectorAll('.code-panel code')].find(
    ({textContent}) => textContent !== '' && code.trimEnd().endsWith(textContent.trimEnd()),
  );
  return [...(panel?.childNodes ?? [])].map((node) => ({
    text: node.textContent ?? '',
    ...(node instanceof Element && {color: node.className as CodeClass}),
  }));
}

/** Highlighted code. */
export function Runs({runs}: {runs: readonly Run[]}): ReactNode {
  return runs.map(({color, text}, index) =>
    color === undefined ? (
      text
    ) : (
      <span key={index} className={color}>
        {text}
      </span>
    ),
  );
}

/** The sample of the reader's values in the language that they choose, highlighted like the page's own. */
export default function SampleView({
  samples,
  original,
}: {
  samples: readonly Sample[];
  original: SampleRequest;
}): ReactNode {
  const [target, setTarget] = useState(() => rememberedTarget(samples) ?? samples[0]?.target);
  const files = (all: readonly Sample[]): Sample['files'] => all.find((it) => it.target === target)?.files ?? [];
  const originals = files(samplesOfRequest(original));
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
      {files(samples).map(({name, code}, index) => (
        <CodePanel key={name} title={name}>
          <code>
            <Runs runs={recolor(code, highlightedRuns(originals[index]?.code ?? ''))} />
          </code>
        </CodePanel>
      ))}
    </div>
  );
}
