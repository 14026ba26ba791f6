import {translate} from '@docusaurus/Translate';

/**
 * The title of a section of a reference page, by its anchor. Anchors are the
 * same in every language; only the titles are translated.
 *
 * @returns nothing for an anchor whose title comes from the description
 */
export function sectionTitle(id: string): string | undefined {
  switch (id) {
    case 'base-url':
      return translate({
        id: 'api.section.baseUrl',
        message: 'Base URL',
        description: 'API reference: title of the section with the address that all paths start with',
      });
    case 'description-files':
      return translate({
        id: 'api.section.files',
        message: 'Files for your tools',
        description:
          'API reference: title of the section with links to the OpenAPI description and a Postman collection',
      });
    case 'path-parameters':
      return translate({
        id: 'api.section.pathParameters',
        message: 'Path parameters',
        description: 'API reference: title of a section',
      });
    case 'query-parameters':
      return translate({
        id: 'api.section.queryParameters',
        message: 'Query parameters',
        description: 'API reference: title of a section',
      });
    case 'header-parameters':
    case 'event-headers':
      return translate({
        id: 'api.section.headerParameters',
        message: 'Request headers',
        description: 'API reference: title of a section',
      });
    case 'request-body':
      return translate({
        id: 'api.section.requestBody',
        message: 'Request body',
        description: 'API reference: title of a section',
      });
    case 'response':
      return translate({
        id: 'api.section.response',
        message: 'Response',
        description: 'API reference: title of the section with the successful response',
      });
    case 'errors':
      return translate({
        id: 'api.section.errors',
        message: 'Errors',
        description: 'API reference: title of the section with the error responses',
      });
    case 'response-headers':
      return translate({
        id: 'api.section.responseHeaders',
        message: 'Response headers',
        description: 'API reference: title of a section',
      });
    case 'payload':
      return translate({
        id: 'api.section.payload',
        message: 'Payload',
        description: 'API reference: title of the section with what the request of an event holds',
      });
    case 'answer':
      return translate({
        id: 'api.section.answer',
        message: 'Your answer',
        description: 'API reference: title of the section with what the receiver of an event answers',
      });
    case 'related-operations':
      return translate({
        id: 'api.section.relatedOperations',
        message: 'Related operations',
        description: 'API reference: title of the section with the operations that have to do with an event',
      });
    case 'related-events':
      return translate({
        id: 'api.section.relatedEvents',
        message: 'Related events',
        description: 'API reference: title of the section with the events that have to do with an operation',
      });
    default:
      return undefined;
  }
}
