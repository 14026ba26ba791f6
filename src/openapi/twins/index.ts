import {rateLimitPhrase} from '../limitPhrases';
import type {EventModel, LandingModel, OperationModel, PageModel, ResourceModel} from '../models';
import {fence, inlineCode, table} from './markdown';
import {type TwinContext, partsWriter} from './parts';

export type {TwinContext} from './parts';

/**
 * The pages of the reference as Markdown, for readers who are programs and for
 * those who copy: the same facts as the HTML, drawn from the same model.
 */

/** A page as Markdown. */
export function twinOf(model: PageModel, context: TwinContext): string {
  return `${[`# ${model.title}`, ...blocksOf(model, context)].filter((block) => block !== '').join('\n\n')}\n`;
}

function blocksOf(page: PageModel, context: TwinContext): string[] {
  const {say, iso, link, files} = context;
  const {text, heading, fields, shape, body, response, operationLine, samples, events} = partsWriter(context);

  const operation = (model: OperationModel): string[] => [
    inlineCode(`${model.method.toUpperCase()} ${model.baseUrl}${model.path}`),
    [
      ...(model.deprecated ? [`- **${say('api.deprecated')}**`] : []),
      ...(model.scope === undefined ? [] : [`- ${say('api.scope.label')} ${inlineCode(model.scope)}`]),
      ...(model.limits.length === 0
        ? []
        : [`- ${say('api.rateLimit.label')} ${rateLimitPhrase(model.limits, say, iso)}`]),
      ...(model.idempotent ? [`- ${say('api.idempotency.label')} ${inlineCode('Idempotency-Key')}`] : []),
    ].join('\n'),
    text(model.description),
    ...(model.samples.length === 0 ? [] : [heading('samples'), ...samples(model.samples)]),
    ...model.parameters.flatMap(({id, fields: own}) => [heading(id), ...fields(own, true)]),
    ...(model.body
      ? [
          heading('request-body'),
          model.body.required ? say('api.body.required') : '',
          text(model.body.description),
          ...model.body.bodies.flatMap((it) => body(it, true)),
        ]
      : []),
    ...(model.responses.length === 0 ? [] : [heading('response'), ...model.responses.flatMap(response)]),
    ...(model.errors.length === 0 ? [] : [heading('errors')]),
    ...model.errors.flatMap(({status, description, causes}) => [
      `### ${status}`,
      text(description),
      ...causes.flatMap((cause) => [
        [
          cause.errorCode === undefined ? '' : `**${inlineCode(cause.errorCode)}**`,
          cause.href === undefined ? '' : `[${cause.summary ?? say('api.example')}](${link(cause.href)})`,
          text(cause.meaning),
        ]
          .filter((part) => part !== '')
          .join(' '),
        fence(cause.code),
      ]),
    ]),
    ...(model.errorShape.fields.length === 0
      ? []
      : [`### ${say('api.errors.fields')}`, ...shape(model.errorShape, false)]),
    ...(model.headers.length === 0 ? [] : [heading('response-headers')]),
    ...model.headers.flatMap(({field: it, statuses}) => [
      statuses === undefined ? '' : say('api.header.statuses', {statuses: statuses.join(', ')}),
      ...fields([it], false),
    ]),
    ...(model.next.length === 0
      ? []
      : [
          heading('next-steps'),
          model.next.map((step) => `- ${operationLine(step)} ${text(step.description)}`.trimEnd()).join('\n'),
        ]),
    ...(model.events.length === 0 ? [] : [heading('related-events'), ...events([{events: model.events}])]),
  ];

  const event = (model: EventModel): string[] => [
    inlineCode(model.type),
    text(model.description),
    ...(model.headers.length === 0 ? [] : [heading('event-headers'), ...fields(model.headers, false)]),
    heading('payload'),
    ...model.bodies.flatMap((it) => body(it, false)),
    ...(model.answers.length === 0 ? [] : [heading('answer'), ...model.answers.flatMap(response)]),
    ...(model.operations.length === 0
      ? []
      : [heading('related-operations'), model.operations.map((it) => `- ${operationLine(it)}`).join('\n')]),
  ];

  const resource = (model: ResourceModel): string[] => [
    text(model.description),
    ...(model.operations.length === 0
      ? []
      : [heading('operations'), model.operations.map((it) => `- ${operationLine(it)}. ${it.when}`).join('\n')]),
    ...(model.object
      ? [
          heading('object'),
          text(model.object.description),
          ...shape(model.object.shape, false),
          ...(model.object.example ? [fence(model.object.example)] : []),
        ]
      : []),
    ...(model.eventGroups.length === 0 ? [] : [heading('events'), ...events(model.eventGroups)]),
  ];

  const landing = (model: LandingModel): string[] => [
    text(model.description),
    heading('base-url'),
    ...model.baseUrls.map(fence),
    ...(model.authentication.length === 0 ? [] : [heading('authentication'), ...model.authentication.map(text)]),
    ...(model.first
      ? [
          heading('first-request'),
          operationLine(model.first.operation),
          ...samples(model.first.samples),
          ...(model.first.response ? [fence(model.first.response)] : []),
        ]
      : []),
    ...(model.codes.length === 0
      ? []
      : [
          heading('errors'),
          model.codes.map(({code, meaning}) => `- ${inlineCode(code)}: ${text(meaning)}`).join('\n'),
        ]),
    ...shape(model.errorShape, false),
    ...(model.pagination.shape.fields.length === 0
      ? []
      : [heading('pagination'), ...fields(model.pagination.parameters, true), ...shape(model.pagination.shape, false)]),
    ...(model.headers.length === 0 ? [] : [heading('rate-limits'), ...fields(model.headers, false)]),
    ...(model.idempotency ? [heading('idempotency'), ...fields([model.idempotency], true)] : []),
    heading('operations'),
    ...model.groups.flatMap(({title, href, operations}) => [
      `### [${title}](${link(href)})`,
      table(
        [say('api.table.operation'), say('api.table.endpoint')],
        operations.map((it) => [
          `[${it.summary}](${link(it.href)})`,
          inlineCode(`${it.method.toUpperCase()} ${it.path}`),
        ]),
      ),
    ]),
    ...(model.eventGroups.length === 0 ? [] : [heading('events'), ...events(model.eventGroups)]),
    heading('description-files'),
    files.map((name) => `- [${name}](${link(`/${name}`)})`).join('\n'),
  ];

  switch (page.kind) {
    case 'operation':
      return operation(page);
    case 'event':
      return event(page);
    case 'resource':
      return resource(page);
    case 'landing':
      return landing(page);
  }
}
