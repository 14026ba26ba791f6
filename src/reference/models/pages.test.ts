import {fixture} from '../testing/spec';
import type {EventModel, LandingModel, OperationModel, PageModel, ResourceModel} from './models';
import {pageMdx, referencePages} from './pages';

const pages = referencePages(fixture);
function modelOf(id: string): PageModel {
  const page = pages.find((it) => it.id === id);
  if (!page) {
    throw new Error(`no page ${id}`);
  }
  return page.model;
}
const reading = modelOf('get-email') as OperationModel;
const updating = modelOf('update-email') as OperationModel;
const bounced = modelOf('email-bounced') as EventModel;

it('has a landing page, and a page for each resource, operation and event', () => {
  expect(pages.map(({id, model}) => [id, model.href])).toEqual([
    ['fixture', '/api'],
    ['emails', '/api/emails'],
    ['events', '/api/events'],
    ['get-email', '/api/emails/get-email'],
    ['update-email', '/api/emails/update-email'],
    ['email-bounced', '/api/events/email-bounced'],
  ]);
});

describe('an operation', () => {
  it('starts with what a caller needs to know first', () => {
    expect(reading).toMatchObject({
      method: 'get',
      path: '/emails/{email_id}',
      baseUrl: 'https://api.mailwren.example/v1',
      scope: 'emails:read',
      idempotent: false,
      deprecated: false,
      limits: [
        {quota: 2, window: 1},
        {quota: 5000, window: 86_400},
      ],
    });
    expect(updating).toMatchObject({idempotent: true, deprecated: true});
  });

  it('includes the parameters of its path', () => {
    expect(updating.parameters.map(({id, fields}) => [id, fields.map(({label}) => label?.code)])).toEqual([
      ['path-parameters', ['email_id']],
      ['header-parameters', ['Idempotency-Key']],
    ]);
  });

  it('without a body has no section for it; with several content types it has each', () => {
    expect(reading.body).toBeUndefined();
    expect(updating.body?.bodies.map(({contentType, examples}) => [contentType, examples.length])).toEqual([
      ['application/json', 1],
      ['text/csv', 1],
      ['message/rfc822', 0],
    ]);
  });

  it('shows the code of each error, its meaning, and a link to details', () => {
    expect(reading.errors).toMatchObject([
      {
        status: '404',
        codes: [{code: 'not_found', meaning: {md: 'Nothing has this id.'}, href: '/docs/errors/not-found#not_found'}],
        examples: [{errorCode: 'not_found', summary: 'No such email'}],
      },
      {status: '500', codes: [], examples: []},
    ]);
  });

  it('lists the statuses of a header only if not all responses have it', () => {
    expect(reading.headers.map(({field, statuses}) => [field.label?.code, statuses])).toEqual([
      ['RateLimit-Policy', ['200']],
      ['Retry-After', ['404']],
    ]);
  });

  it('links to the operations that a success makes possible, and to its events', () => {
    expect(reading.next).toMatchObject([{href: '/api/emails/update-email', description: {md: 'Change it.'}}]);
    expect(reading.events).toMatchObject([{type: 'email.bounced', href: '/api/events/email-bounced'}]);
  });

  it('has samples, although its response and examples are references', () => {
    expect(reading.samples[0]?.files[0]?.text).toContain('https://api.mailwren.example/v1/emails/em_1');
  });
});

it('an event lists the expected response first, and the default response last', () => {
  expect(bounced.responses.map(({status}) => status)).toEqual(['2XX', '410', 'default']);
});

it('a resource has its object, with an example, and its events', () => {
  const emails = modelOf('emails') as ResourceModel;
  expect(emails.object).toMatchObject({name: 'Email', example: {text: '{\n  "id": "em_1"\n}'}});
  expect(emails.operations.map(({href}) => href)).toEqual(['/api/emails/get-email', '/api/emails/update-email']);
  expect(emails.eventGroups).toMatchObject([{events: [{type: 'email.bounced'}]}]);
  expect((modelOf('events') as ResourceModel).eventGroups).toMatchObject([{resource: 'Emails'}]);
});

it('the landing page lists the fields of all errors, with every code', () => {
  expect((modelOf('fixture') as LandingModel).errorShape.children).toMatchObject([
    {label: {code: 'code'}, facts: [], enumValues: [{value: 'not_found'}]},
    {label: {code: 'trace'}, facts: [{words: 'api.field.optional'}], enumValues: []},
  ]);
});

it('a field links to the resource whose object it contains', () => {
  expect(bounced.bodies[0]?.shape.children).toMatchObject([
    {label: {code: 'data'}, links: [{words: 'api.field.object', code: 'Email', href: '/api/emails#object'}]},
  ]);
});

it('the landing page shows how to call the API, all operations and all events', () => {
  const landing = modelOf('fixture') as LandingModel;
  expect(landing.servers).toMatchObject([{url: {text: 'https://api.mailwren.example/v1'}, variables: []}]);
  expect(landing.groups).toMatchObject([{id: 'emails', operations: [{}, {}]}]);
  expect(landing.first?.operation.summary).toBe('Get an email');
});

it('the MDX of a page contains what Docusaurus needs, and no text that could be parsed as code', () => {
  const mdx = pageMdx({id: 'get-email', model: reading});
  expect(mdx).toContain('slug: "/emails/get-email"');
  expect(mdx).toContain('<ReferenceBody id="get-email" method="get" path="/emails/{email_id}" />');
  expect(mdx).not.toContain('braces');
});
