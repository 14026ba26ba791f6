import {contentSecurityPolicy, formTargets} from './security';
import {newsletter} from './site';

test('forms may be sent to the newsletter’s origin, and to no other', () => {
  expect(formTargets(undefined)).toEqual(["'self'"]);
  expect(formTargets('https://news.example/subscribe?list=1')).toEqual(["'self'", 'https://news.example']);
  expect(contentSecurityPolicy['form-action']).toEqual(formTargets(newsletter.action));
});
