import {operationPage} from './operationPage';
import type {Operation} from './types';

const problem = {type: 'object', properties: {code: {type: 'string', description: 'What happened.'}}};

const operation: Operation = {
  operationId: 'sendEmail',
  method: 'post',
  path: '/emails/{email_id}',
  tags: ['Emails'],
  description: 'Sends it. Text with <b>tags</b> and {braces}.\n\nMore.',
  'x-required-scope': 'emails:send',
  parameters: [
    {name: 'email_id', in: 'path', required: true, description: 'Which one.', schema: {type: 'string'}},
    {name: 'Idempotency-Key', in: 'header', description: 'A key.', schema: {type: 'string'}},
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {type: 'object', properties: {to: {type: 'array', items: {type: 'string'}, description: 'For whom.'}}},
        examples: {one: {summary: 'One recipient', value: {to: ['a@b.example']}}},
      },
    },
  },
  responses: {
    '202': {description: 'Taken.', headers: {RateLimit: {description: 'What is left.', schema: {type: 'string'}}}},
    '400': {
      description: 'Wrong.',
      content: {'application/problem+json': {schema: problem, examples: {a: {value: {code: 'validation_failed'}}}}},
    },
    '429': {
      description: 'Too fast.',
      headers: {
        RateLimit: {description: 'What is left.', schema: {type: 'string'}},
        'Retry-After': {description: 'When to come back.', schema: {type: 'integer'}},
      },
      content: {'application/problem+json': {schema: problem}},
    },
  },
};

const page = operationPage('Send an email', operation);

it('lives below its resource', () => {
  expect(page).toContain('slug: "/emails/send-email"');
});

it('shows every parameter, property, status and example', () => {
  for (const text of ['name="email_id"', 'name="Idempotency-Key"', 'name="to"', 'One recipient', 'validation_failed']) {
    expect(page).toContain(text);
  }
  for (const status of ['202', '400', '429']) {
    expect(page).toContain(`<ApiResponse status="${status}"`);
  }
});

it('shows the fields that errors share once', () => {
  expect(page.match(/name="code"/gu)).toHaveLength(1);
});

it('names the statuses of a header only where not all responses carry it', () => {
  expect(page).toContain('<HeaderStatuses statuses={["202","429"]}>');
  expect(page).toContain('<HeaderStatuses statuses={["429"]}>');
});

it('lists its sections, so that the contents list works without script', () => {
  expect(page).toMatch(
    /export const toc = .*"path-parameters".*"request-body".*"response".*"errors".*"response-headers"/u,
  );
});

it('never lets a text of the description become markup or code', () => {
  expect(page).toContain('\\<b>tags\\</b> and \\{braces}');
});
