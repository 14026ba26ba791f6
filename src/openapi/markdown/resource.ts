import {type Blocks, fence} from './blocks';
import type {Writer} from './writer';
import type {ResourceModel} from '../models';

/** The page of a resource. */
export function resourceBlocks(page: ResourceModel, {text, section, shape, ...writer}: Writer): Blocks {
  const {object} = page;
  return [
    text(page.description),
    writer.moreInformation(page),
    ...section('operations', [page.operations.map((it) => `- ${writer.operationLine(it)}. ${it.when}`).join('\n')]),
    ...(object
      ? section('object', [
          text(object.description),
          shape(object.shape, false),
          object.example && fence(object.example),
        ])
      : []),
    ...section('events', writer.events(page.eventGroups)),
  ];
}
