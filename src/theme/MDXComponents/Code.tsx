/**
 * Replaces `MDXComponents/Code` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original draws blocks with a highlighter in the browser; blocks
 * come highlighted from the build and are framed by `Pre`.
 */
import type {ComponentProps, ReactNode} from 'react';

export default function MDXCode({
  metastring: _metastring,
  ...props
}: ComponentProps<'code'> & {metastring?: string}): ReactNode {
  return <code {...props} />;
}
