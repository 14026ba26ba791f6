import {exportedNames, uglyNames} from './names';

it('finds the names of types and functions', () => {
  const code =
    'export type Email = {};\nexport const sendEmail = 1;\ntype Hidden = 1;\nexport async function getEmail() {}\n';
  expect(exportedNames(code)).toEqual(['Email', 'sendEmail', 'getEmail']);
});

it.each(['EmailId2', 'SendEmailRequestAllOf', 'AttachmentOneOf', 'EventInner', 'TemplateAnyOfVariables'])(
  'reports the name %s',
  (name) => expect(uglyNames(['Email', name])).toEqual([name]),
);

it('accepts a status at the end of a response', () => {
  expect(uglyNames(['Email', 'sendEmailResponse202'])).toEqual([]);
});
