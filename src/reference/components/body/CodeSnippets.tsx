import {Fragment, type ReactNode} from 'react';

import {t} from '../texts';
import Tabs from '@site/src/components/ui/Tabs';

/**
 * The same request in each programming language; the language that the reader chooses applies to all pages.
 *
 * @param show shows a file of a sample
 * @param body the request body, shown in the last tab
 */
export default function CodeSnippets<File>({
  id,
  samples,
  show,
  body,
}: {
  id: string;
  samples: readonly {target: string; label: string; files: readonly File[]}[];
  show: (file: File) => ReactNode;
  body?: ReactNode;
}): ReactNode {
  const tabs = samples.map(({target, label, files}) => ({
    value: target,
    label,
    content: files.map((file, index) => <Fragment key={index}>{show(file)}</Fragment>),
  }));
  return (
    <Tabs
      id={id}
      group="language"
      label={t('api.samples.label')}
      icons
      limit={4}
      tabs={body === undefined ? tabs : [...tabs, {value: 'json', label: 'JSON', content: body}]}
    />
  );
}
