/**
 * Replaces `MDXComponents/Code` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original highlights blocks in the browser; ours are highlighted at build and framed
 * by `Pre`.
 */
import type {ComponentProps, ReactNode} from 'react';

export default function MDXCode({
  metastring: _metastring,
  ...props
}: ComponentProps<'code'> & {metastring?: string}): ReactNode {
  const {children} = props;
  return <code {...props} className={props.className ?? (mayBreak(children) ? 'unbroken' : undefined)} />;
}

/** Whether a name that fits on a line on a phone could break at a hyphen, a space or a slash. */
function mayBreak(code: ReactNode): boolean {
  return typeof code === 'string' && code.length <= 28 && /[-\s/]/u.test(code);
}
