import {readFileSync} from 'node:fs';

import {smtp} from '@site/src/config/site';

it('shows the settings of the SMTP server', () => {
  const [, settings = ''] = readFileSync('static/img/product.svg', 'utf8').split('<g id="smtp">');
  expect([...settings.matchAll(/<text x="76"[^>]*>(.+?)<\/text>/gu)].slice(0, 2).map(([, text]) => text)).toEqual([
    smtp.host,
    String(smtp.port),
  ]);
});
