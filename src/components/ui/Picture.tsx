import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'svg'> {
  /** A file in `static/img`, whose pictures are the same in every language. */
  file: 'drawings' | 'guides' | 'languages' | 'product';
  /** The picture's ID in the file. */
  name: string;
}

/**
 * A decorative picture or icon in the colors of the page, hidden from screen readers. All pictures of a kind are in one
 * cached file.
 */
export default function Picture({file, name, ...attributes}: Props): ReactNode {
  const url = useBaseUrl(`/img/${file}.svg`);
  return (
    <svg aria-hidden="true" {...attributes}>
      <use href={`${url}#${name}`} />
    </svg>
  );
}
