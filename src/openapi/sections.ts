import type {PageModel} from './models';

/** The anchors of a page's sections, in reading order. */
export function sectionsOf(model: PageModel): string[] {
  const when = (id: string, holds: boolean): string[] => (holds ? [id] : []);
  switch (model.kind) {
    case 'operation':
      return [
        ...model.parameters.map(({id}) => id),
        ...when('request-body', model.body !== undefined),
        'response',
        'errors',
        ...when('response-headers', model.headers.length > 0),
        ...when('next-steps', model.next.length > 0),
        ...when('related-events', model.events.length > 0),
      ];
    case 'event':
      return [
        ...when('event-headers', model.headers.length > 0),
        'payload',
        ...when('answer', model.answers.length > 0),
        ...when('related-operations', model.operations.length > 0),
      ];
    case 'resource':
      return [
        ...when('operations', model.operations.length > 0),
        ...when('object', model.object !== undefined),
        ...when('events', model.eventGroups.length > 0),
      ];
    case 'landing':
      return [
        ...when('authentication', model.authentication.length > 0),
        'operations',
        ...when('events', model.eventGroups.length > 0),
        ...when('errors', model.codes.length > 0),
        ...when('pagination', model.pagination.shape.fields.length > 0),
        ...when('rate-limits', model.headers.length > 0),
        ...when('idempotency', model.idempotency !== undefined),
        'description-files',
      ];
  }
}
