/**
 * Wraps `MDXComponents` of @docusaurus/theme-classic 3.10.2.
 * Reason: adds the components that authors may use without an import.
 */
import MDXComponents from '@theme-original/MDXComponents';

import {Tab, Tabs} from '@site/src/components/mdx/Tabs';

export default {...MDXComponents, Tab, Tabs};
