import {type Section, exampleBlocks, printSections, responseBlock, schemaContent} from './blocks';
import {type EventSummary, eventHref} from './events';
import {fieldList} from './fieldList';
import {parameterField} from './fields';
import {firstSentence} from './firstSentence';
import {element, markdown} from './mdx';
import {operationRow} from './operations';
import {operationSlug, resourceSlug} from './paths';
import type {Operation} from './types';

/**
 * The page of one event as MDX: when it is sent, what the request holds, and
 * what the receiver answers. Made of what operation pages are made of.
 *
 * @param request the request that the receiver gets
 */
export function eventPage(event: EventSummary, request: Operation): string {
  const {operationId, tag, type, summary, description} = event;
  return printSections(
    {
      id: operationSlug(operationId),
      slug: eventHref(event).replace(/^\/api/u, ''),
      title: summary,
      // The sidebar has the type, which is too long for the way to the next page on a phone.
      pagination_label: summary,
      description: firstSentence(description || summary),
    },
    [element('EventHeader', {type}), ...markdown(description)],
    [headersSection(request, tag), payloadSection(request), answerSection(request), relatedSection(event)],
  );
}

function headersSection({parameters = []}: Operation, tag: string): Section | undefined {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  return headers.length === 0
    ? undefined
    : {
        id: 'event-headers',
        children: [
          element('SignatureNote', {tag: resourceSlug(tag)}),
          ...fieldList(headers.map(parameterField), 'header'),
        ],
      };
}

/** Everything that matters is inside `data`, so it is open however long it is. */
function payloadSection({requestBody}: Operation): Section {
  return {
    id: 'payload',
    children: Object.entries(requestBody?.content ?? {}).flatMap(([contentType, media]) => [
      element('ContentType', {value: contentType}),
      ...schemaContent(media.schema, 'body', 1),
      ...exampleBlocks(media),
    ]),
  };
}

/** What a receiver should answer comes first, what covers the rest last; statuses as keys have an order of their own. */
function answerSection({responses}: Operation): Section {
  const rank = (status: string): number => (status.startsWith('2') ? 0 : status === 'default' ? 2 : 1);
  const answers = Object.entries(responses).sort(([a], [b]) => rank(a) - rank(b));
  return {
    id: 'answer',
    children: answers.map(([status, response]) => responseBlock(status, response, () => [])),
  };
}

function relatedSection({related}: EventSummary): Section | undefined {
  return related.length === 0
    ? undefined
    : {id: 'related-operations', children: [element('OperationTable', {operations: related.map(operationRow)})]};
}
