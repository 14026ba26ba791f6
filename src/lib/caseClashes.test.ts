import {caseClashes} from './caseClashes';

it('names pages that would be one file on Windows and macOS', () => {
  expect(caseClashes(['/docs/SMTP', '/docs/limits', '/docs/smtp', '/docs/limits'])).toEqual([
    '/docs/SMTP and /docs/smtp differ only in case. Rename one page, or change its "slug".',
  ]);
});
