import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CopyButton from './CopyButton';
import {useLanguageNames} from './useLanguageNames';

/** Names of the languages of code fences that aren't languages of samples. */
const fenceNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  ts: 'TypeScript',
  yaml: 'YAML',
};

interface Props {
  /** A file name or title. Defaults to the name of the language; an empty string hides the title. */
  title?: string;
  /** The language of the fence, such as `js`. */
  language?: string;
  /** A `code` element, highlighted at build time. */
  children: ReactNode;
  /** Content shown below the code. */
  note?: ReactNode;
}

/** A block of code with a copy button. It's focusable, so that a keyboard can scroll it. Styles: src/css/code.css. */
export default function CodePanel({title, language, children, note}: Props): ReactNode {
  const names: typeof fenceNames = {...useLanguageNames(), ...fenceNames};
  const name = title ?? names[language ?? ''];
  const isNamed = name !== undefined && name !== '';
  const label = isNamed ? name : translate({id: 'code.label', message: 'Code sample'});
  return (
    <div className="code-panel">
      <div className="code-panel__head">
        <span className="code-panel__title" translate="no">
          {name}
        </span>
        <CopyButton className="code-panel__copy ui-button needs-script" />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways */}
      <pre tabIndex={0} role="group" aria-label={label} translate="no">
        {children}
      </pre>
      {note}
    </div>
  );
}
