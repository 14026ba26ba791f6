import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

interface Props {
  to: string;
  /** A translated string with the link's text in brackets: `See [Limits].` */
  children: string;
}

/**
 * A string with one part in brackets, which becomes a link.
 *
 * @throws Error if a translation doesn't have the brackets, so that the build fails
 */
export default function LinkedText({to, children}: Props): ReactNode {
  const [before, text, after] = children.split(/[[\]]/u);
  if (after === undefined) {
    throw new Error(`"${children}": expected the link's text in brackets, such as "See [Limits]."`);
  }
  return (
    <>
      {before}
      <Link to={to}>{text}</Link>
      {after}
    </>
  );
}
