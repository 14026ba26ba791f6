import {MDXProvider} from '@mdx-js/react';
import type {ReactNode} from 'react';

import BarChart from './BarChart';
import Figure from './Figure';
import Sequence from './Sequence';
import Timeline from './Timeline';

const figures = {BarChart, Figure, Sequence, Timeline};

/** Lets the text of a post use the figures, which are not sent with other pages. */
export default function Figures({children}: {children: ReactNode}): ReactNode {
  return <MDXProvider components={figures}>{children}</MDXProvider>;
}
