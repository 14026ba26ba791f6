import {type Blocks, inlineCode} from './blocks';
import type {Writer} from './writer';
import type {EventModel} from '../models';

/** The page of an event. */
export function eventBlocks(page: EventModel, {t, text, section, fields, ...writer}: Writer): Blocks {
  return [
    inlineCode(page.type),
    page.deprecated && `**${t('api.deprecated')}**`,
    text(page.description),
    writer.moreInformation(page),
    ...section('event-headers', [fields(page.headers, false)]),
    ...section('payload', writer.bodies(page.bodies, false)),
    ...section('answer', writer.responses(page.responses)),
    ...section('related-operations', [page.operations.map((it) => `- ${writer.operationLine(it)}`).join('\n')]),
  ];
}
