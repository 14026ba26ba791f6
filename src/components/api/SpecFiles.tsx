import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {type SpecDownload, specDownloadNames} from '@site/src/config/publishedFiles';

const purposes: Readonly<Record<SpecDownload, () => string>> = {
  'openapi.yaml': () => translate({id: 'api.files.yaml', message: 'the OpenAPI 3.1 spec in YAML, to read and compare'}),
  'openapi.json': () =>
    translate({id: 'api.files.json', message: 'the same spec in JSON, for client generators and mock servers'}),
  'postman.json': () =>
    translate({id: 'api.files.postman', message: 'a Postman collection with every operation and every example'}),
};

/** Links to the spec files in the language of the page. */
export default function SpecFiles(): ReactNode {
  return (
    <>
      <p>
        <Translate id="api.files.lead">
          Download the API spec for use in your tools. The URLs stay the same, and the files are updated with the API.
        </Translate>
      </p>
      <ul>
        {specDownloadNames.map((name) => (
          <li key={name}>
            {/* A file is not a page: bypass the router, and stay in the same tab. */}
            <Link to={`pathname:///${name}`} target="_self" translate="no">
              <code>{name}</code>
            </Link>
            : {purposes[name]()}
          </li>
        ))}
      </ul>
    </>
  );
}
