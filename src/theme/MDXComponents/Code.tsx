/**
 * Replaces `MDXComponents/Code` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original highlights blocks in the browser; ours are highlighted at build time and
 * framed by `Pre`.
 */
import type {ComponentProps, ReactNode} from 'react';

import {codeClass} from '@site/src/lib/unbroken';

export default function MDXCode({
  metastring: _metastring,
  ...props
}: ComponentProps<'code'> & {metastring?: string}): ReactNode {
  const {children} = props;
  return (
    <code {...props} className={props.className ?? (typeof children === 'string' ? codeClass(children) : undefined)} />
  );
}
