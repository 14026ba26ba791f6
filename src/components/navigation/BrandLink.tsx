import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import bar from './bar.module.css';
import Logo from '@site/src/components/ui/Logo';
import {brand} from '@site/src/config/site';

/** Sign and name of the house, leading home; its size is the bar's. */
export default function BrandLink({className}: {className?: string}): ReactNode {
  return (
    <Link to="/" className={clsx(bar.brand, className)}>
      <Logo />
      {brand}
    </Link>
  );
}
