import {renderToStaticMarkup} from 'react-dom/server';

import Measurements from './Measurements';
import {facts} from '@site/src/data/facts';

// Docusaurus resolves these only in its bundle.
jest.mock('@docusaurus/Link', () => 'a', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({i18n: {currentLocale: 'en', localeConfigs: {}}}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/Translate',
  () =>
    ({values}: {values: Record<string, string>}) =>
      Object.values(values).join(' '),
  {virtual: true},
);

it('shows a bar for each day, a lower one below the target, and the times of deliveries', () => {
  const html = renderToStaticMarkup(
    <Measurements uptime={[1, facts.uptime, 0.97]} delivered={[{seconds: 9, share: 0.95}]} />,
  );
  expect([...html.matchAll(/height="(?<height>\d+)"/gu)].map(({groups}) => groups?.height)).toEqual(['24', '24', '14']);
  expect(html).toContain('99% 3');
  expect(html).toContain('95% 9\u00a0seconds');
});
