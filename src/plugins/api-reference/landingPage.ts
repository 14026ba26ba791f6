import type {RootContent} from 'mdast';

import {type EventSummary, eventRow, eventsByResource, eventsOf} from './events';
import {firstSentence} from './firstSentence';
import {code, element, markdown, printPage} from './mdx';
import {type OperationSummary, operationRow, operationsByTag, tagTitles} from './operations';
import {componentImport, resourceSlug} from './paths';
import type {Description} from './types';

/** The reference's front page: base address, every operation by resource, and every event. */
export function landingPage(description: Description): string {
  const texts = new Map((description.tags ?? []).map((tag) => [tag.name, tag.description ?? '']));
  const titles = tagTitles(description);
  const titleOf = (tag: string): string => titles.get(tag) ?? tag;
  const events = eventsOf(description);
  const groups = [...operationsByTag(description)]
    .map(([tag, operations]) => ({
      tag,
      tables: [...operationTable(operations), ...eventTable(events.filter((event) => event.tag === tag))],
    }))
    .filter(({tables}) => tables.length > 0);
  return printPage(
    {
      id: 'index',
      slug: '/',
      title: description.info.title,
      description: firstSentence(description.info.description ?? description.info.title),
      custom_edit_url: null,
    },
    [
      componentImport,
      `export const toc = ${JSON.stringify([
        {value: 'base-url', id: 'base-url', level: 2},
        {value: 'description-files', id: 'description-files', level: 2},
        ...groups.map(({tag}) => ({value: titleOf(tag), id: resourceSlug(tag), level: 2})),
      ])};`,
    ],
    [
      ...markdown(description.info.description ?? ''),
      element('ApiSection', {id: 'base-url'}, [...(description.servers ?? []).map(({url}) => code('text', url))]),
      element('ApiSection', {id: 'description-files'}, [element('DescriptionFiles', {})]),
      ...groups.map(({tag, tables}) =>
        element('ApiSection', {id: resourceSlug(tag), title: titleOf(tag)}, [
          ...markdown(texts.get(tag) ?? ''),
          ...tables,
        ]),
      ),
    ],
  );
}

function operationTable(operations: readonly OperationSummary[]): RootContent[] {
  return operations.length === 0 ? [] : [element('OperationTable', {operations: operations.map(operationRow)})];
}

function eventTable(events: readonly EventSummary[]): RootContent[] {
  const groups = [...eventsByResource(events)].map(([resource, own]) => ({resource, events: own.map(eventRow)}));
  return groups.length === 0 ? [] : [element('EventTable', {groups})];
}
