import {readFileSync} from 'node:fs';

import {smtp} from '@site/src/config/site';

it('shows the address of the SMTP server', () => {
  expect(readFileSync('static/img/product.svg', 'utf8')).toContain(`>${smtp.host}:${smtp.port}<`);
});
