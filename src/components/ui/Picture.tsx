import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

interface Props {
  /** The id of its group in `static/img/product.svg`. */
  name:
    'api' | 'smtp' | 'campaigns' | 'verification' | 'templates' | 'webhooks' | 'deliverability' | 'emails' | 'returned';
  /** The part of its coordinates that is shown. */
  viewBox: string;
  className?: string;
}

/**
 * A picture of the product as decoration, the same in every language and hidden from screen readers. It has the colors
 * of the page, and the font and the text color of the class. All pictures are in one cached file.
 */
export default function Picture({name, viewBox, className}: Props): ReactNode {
  const file = useBaseUrl('/img/product.svg');
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <use href={`${file}#${name}`} />
    </svg>
  );
}
