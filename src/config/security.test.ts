import {contentSecurityPolicy, formTargets} from './security';
import {newsletter} from './site';

test('forms may be sent only to this site and the origin of the newsletter', () => {
  expect(formTargets(undefined)).toEqual(["'self'"]);
  expect(formTargets('https://news.example/subscribe?list=1')).toEqual(["'self'", 'https://news.example']);
  expect(contentSecurityPolicy['form-action']).toEqual(formTargets(newsletter.action));
});
