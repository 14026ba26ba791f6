import {actionTexts} from './texts';

it('labels an operation with its verb, unless another one of the resource has the same', () => {
  expect([...actionTexts(['sendEmail', 'sendBulkEmails', 'getEmail', 'getEmailCounts', 'forwardEmail'])]).toEqual([
    ['sendEmail', 'api.action.send'],
    ['sendBulkEmails', 'api.action.sendBulk'],
  ]);
});
