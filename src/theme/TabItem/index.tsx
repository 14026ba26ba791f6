/**
 * Replaces `TabItem` of @docusaurus/theme-classic 3.10.2.
 * Reason: `Tabs` renders the panel, whose visibility CSS decides.
 */
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItem({children}: Props): ReactNode {
  return children;
}
