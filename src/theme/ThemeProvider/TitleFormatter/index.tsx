/**
 * Replaces `ThemeProvider/TitleFormatter` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original adds the site name even if search engines would then cut the title off.
 */
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import type {ComponentProps, ReactNode} from 'react';

import {fittingTitle} from '@site/src/lib/metadata';

const format: ComponentProps<typeof TitleFormatterProvider>['formatter'] = ({defaultFormatter, ...page}) =>
  fittingTitle(defaultFormatter(page), page.title.trim());

export default function TitleFormatter({children}: Props): ReactNode {
  return <TitleFormatterProvider formatter={format}>{children}</TitleFormatterProvider>;
}
