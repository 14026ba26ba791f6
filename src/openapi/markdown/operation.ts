import {type Blocks, inlineCode, joined} from './blocks';
import type {Writer} from './writer';
import {rateLimitPhrase} from '../limitPhrases';
import type {ErrorModel, OperationModel} from '../models';

/** The page of an operation. */
export function operationBlocks(page: OperationModel, writer: Writer): Blocks {
  const {t, iso, text, section, fields, field, bodies, codes, example} = writer;

  const facts = [
    page.deprecated && `- **${t('api.deprecated')}**`,
    page.scope !== undefined && `- ${t('api.scope.label')} ${inlineCode(page.scope)}`,
    page.limits.length > 0 && `- ${t('api.rateLimit.label')} ${rateLimitPhrase(page.limits, t, iso)}`,
    page.idempotent && `- ${t('api.idempotency.label')} ${inlineCode('Idempotency-Key')}`,
  ];

  const error = (it: ErrorModel): Blocks => [
    `### ${it.status}`,
    text(it.description),
    codes(it.codes),
    ...it.examples.flatMap(example),
  ];

  return [
    writer.endpoint({method: page.method, path: `${page.baseUrl}${page.path}`}),
    joined(facts, '\n'),
    text(page.description),
    writer.moreInformation(page),
    ...section('base-url', writer.servers(page.servers)),
    ...section('samples', [
      page.deprecated && page.samples.length > 0 && `**${t('api.deprecated')}**`,
      ...writer.samples(page.samples),
    ]),
    ...page.parameters.flatMap((it) => section(it.id, [fields(it.fields, true)])),
    ...section('request-body', [
      page.body?.required && t('api.body.required'),
      text(page.body?.description),
      ...bodies(page.body?.bodies ?? [], true),
    ]),
    ...section('response', writer.responses(page.responses)),
    ...section('errors', page.errors.flatMap(error)),
    ...section(
      'response-headers',
      page.headers.flatMap((it) => [
        it.statuses && t('api.header.statuses', {statuses: it.statuses.join(', ')}),
        field(it.field, false),
      ]),
    ),
    ...section('next-steps', [
      page.next.map((it) => `- ${joined([writer.operationLine(it), text(it.description)], ' ')}`).join('\n'),
    ]),
    ...section('related-events', writer.events([{events: page.events}])),
  ];
}
