import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Thing, WithContext} from 'schema-dts';

import StructuredData from './StructuredData';

// Docusaurus resolves this only in its bundle.
jest.mock(
  '@docusaurus/Head',
  () =>
    ({children}: {children: ReactNode}) =>
      children,
  {virtual: true},
);

it('cannot end its script element', () => {
  const data = {'@context': 'https://schema.org', name: '</script>'} as WithContext<Thing>;
  expect(renderToStaticMarkup(<StructuredData data={data} />)).toContain(String.raw`\u003c/script`);
});
