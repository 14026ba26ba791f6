/**
 * Replaces `Admonition/Types` of @docusaurus/theme-classic 3.10.2.
 * Reason: one table of the kinds that authors may use, without the undocumented aliases of the original.
 */
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition';
import Danger from '@theme/Admonition/Icon/Danger';
import Info from '@theme/Admonition/Icon/Info';
import Note from '@theme/Admonition/Icon/Note';
import Tip from '@theme/Admonition/Icon/Tip';
import Warning from '@theme/Admonition/Icon/Warning';
import Layout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {callouts} from '@site/src/content/callouts';

interface Kind {
  title: ReactNode;
  icon: ReactNode;
  /** The name of the color in Infima; `src/css/base.css` maps it to one of ours. */
  color: 'danger' | 'info' | 'secondary' | 'success' | 'warning';
}

const kinds: Readonly<Record<(typeof callouts)[number], Kind>> = {
  note: {title: <Translate id="theme.admonition.note">note</Translate>, icon: <Note />, color: 'secondary'},
  tip: {title: <Translate id="theme.admonition.tip">tip</Translate>, icon: <Tip />, color: 'success'},
  info: {title: <Translate id="theme.admonition.info">info</Translate>, icon: <Info />, color: 'info'},
  warning: {title: <Translate id="theme.admonition.warning">warning</Translate>, icon: <Warning />, color: 'warning'},
  danger: {title: <Translate id="theme.admonition.danger">danger</Translate>, icon: <Danger />, color: 'danger'},
};

/** A callout of a kind. */
const calloutOf = ({title, icon, color}: Kind) =>
  function Callout({className, ...props}: Props): ReactNode {
    return <Layout title={title} icon={icon} {...props} className={clsx('alert', `alert--${color}`, className)} />;
  };

export default Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, calloutOf(kind)]));
