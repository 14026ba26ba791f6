import {Fragment, type ReactNode} from 'react';

/** Code that may wrap at a pattern's matches, which must be empty: `/(?=\/)/u` matches before each slash. */
export default function Breakable({children, at}: {children: string; at: RegExp}): ReactNode {
  return children.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
