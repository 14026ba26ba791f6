import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {t} from './texts';
import {publishedNames} from '@site/src/config/publishedFiles';

/** Links to the files for tools, in the language of the page. */
export default function SpecFiles(): ReactNode {
  return (
    <>
      <p>
        <Translate id="api.files.lead">
          Download the API spec for use in your tools. The URLs stay the same, and the files are updated with the API.
        </Translate>
      </p>
      <ul>
        {publishedNames.map((name) => (
          <li key={name}>
            {/* A file is not a page: bypass the router, and stay in the same tab. */}
            <Link to={`pathname:///${name}`} target="_self" translate="no">
              <code>{name}</code>
            </Link>
            : {t(`api.files.${name}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
