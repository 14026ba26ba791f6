import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Thing, WithContext} from 'schema-dts';

/** JSON-LD for search engines. Escaped, so that its strings can't end the script element. */
export default function StructuredData<Data extends Thing>({data}: {data: WithContext<Data>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}
