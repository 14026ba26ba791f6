import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';
import {useAlternates} from '@site/src/components/navigation/useAlternates';
import {shareTargets} from '@site/src/lib/share';

/** Links that hand the post's address to other services: plain links, without a script of theirs. */
export default function ShareLinks({title}: {title: string}): ReactNode {
  const id = useId();
  const {url} = useAlternates().current;
  return (
    <div className={styles.share}>
      <p id={id}>
        <Translate id="blog.share" description="Blog: below a post, before links that share it; an invitation, short">
          Share this post
        </Translate>
      </p>
      <ul aria-labelledby={id}>
        {shareTargets({title, url}).map(({name, href}) => (
          <li key={href}>
            <Link to={href}>
              {name ?? (
                <Translate id="blog.share.email" description="Blog: shares a post by email; one word">
                  Email
                </Translate>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
