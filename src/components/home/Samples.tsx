import {MDXProvider} from '@mdx-js/react';
import Code from '@theme/MDXComponents/Code';
import Pre from '@theme/MDXComponents/Pre';
import type {ReactNode} from 'react';

/** What a sample is made of: the components that documentation has besides are not sent with the home page. */
const components = {code: Code, pre: Pre};

/** Samples that are written as Markdown fences. */
export default function Samples({children}: {children: ReactNode}): ReactNode {
  return <MDXProvider components={components}>{children}</MDXProvider>;
}
