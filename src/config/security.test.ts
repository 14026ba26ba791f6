import {contentSecurityPolicy} from './security';
import {hosts, newsletter} from './site';

test("forms may be sent only to this site and to the newsletter on the product's own host", () => {
  expect(Object.values(hosts)).toContain(new URL(newsletter.action).origin);
  expect(contentSecurityPolicy['form-action']).toEqual(["'self'", hosts.app]);
});
