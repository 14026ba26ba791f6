import {type Blocks, table} from './blocks';
import type {Writer} from './writer';
import type {LandingModel} from '../models';

/** The landing page. */
export function landingBlocks(page: LandingModel, writer: Writer): Blocks {
  const {t, link, text, section, fields, field, shape, files} = writer;
  const heads = [t('api.table.operation'), t('api.table.endpoint')];
  return [
    text(page.description),
    writer.moreInformation(page),
    ...writer.servers(page.servers),
    ...(page.first ? [writer.operationLine(page.first.operation), ...writer.samples(page.first.samples)] : []),
    ...section('authentication', page.authentication.map(text)),
    ...section(
      'operations',
      page.groups.flatMap(({title, href, operations}) => [
        `### [${title}](${link(href)})`,
        table(
          heads,
          operations.map((it) => [writer.operationLink(it), writer.endpoint(it)]),
        ),
      ]),
    ),
    ...section('events', writer.events(page.eventGroups)),
    ...section(
      'errors',
      page.errorShape.fields.length > 0
        ? [writer.codes(page.codes), `### ${t('api.errors.fields')}`, shape(page.errorShape, false)]
        : [],
    ),
    ...section('pagination', [fields(page.pagination.parameters, true), shape(page.pagination.shape, false)]),
    ...section('rate-limits', [fields(page.headers, false)]),
    ...section('idempotency', [page.idempotency && field(page.idempotency, true)]),
    ...section('description-files', [
      files.map((name) => `- [${name}](${link(`/${name}`)}): ${t(`api.files.${name}`)}`).join('\n'),
    ]),
  ];
}
