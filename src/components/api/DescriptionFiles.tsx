import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {type SpecDownload, specDownloadNames} from '@site/src/config/publishedFiles';

/** What a published file is good for. */
function purpose(name: SpecDownload): string {
  switch (name) {
    case 'openapi.yaml':
      return translate({
        id: 'api.files.yaml',
        message: 'the OpenAPI 3.1 description in YAML, to read and to compare',
        description: 'API reference: says what a file is, behind its name and a colon',
      });
    case 'openapi.json':
      return translate({
        id: 'api.files.json',
        message: 'the same in JSON, for generators and mock servers',
        description: 'API reference: says what a file is, behind its name and a colon; it follows the one in YAML',
      });
    case 'postman.json':
      return translate({
        id: 'api.files.postman',
        message: 'a Postman collection with every operation and every example',
        description: 'API reference: says what a file is, behind its name and a colon',
      });
  }
}

/** Links to the API description as files, in the language of the page. */
export default function DescriptionFiles(): ReactNode {
  return (
    <>
      <p>
        <Translate id="api.files.lead" description="API reference: stands above links to files for tools">
          This reference as files for your tools. The addresses stay the same; what is in the files follows the API.
        </Translate>
      </p>
      <ul>
        {specDownloadNames.map((name) => (
          <li key={name}>
            {/* A file is no page: past the router, and in the same tab. */}
            <Link to={`pathname:///${name}`} target="_self" translate="no">
              <code>{name}</code>
            </Link>
            : {purpose(name)}
          </li>
        ))}
      </ul>
    </>
  );
}
