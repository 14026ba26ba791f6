import {code, element, markdown, printPage} from './mdx';
import {firstSentence} from './operationPage';
import {operationsByTag} from './operations';
import {componentImport, operationSlug, resourceSlug} from './paths';
import type {Description} from './types';

/** The reference's front page: base address and every operation, by resource. */
export function landingPage(description: Description): string {
  const tags = new Map((description.tags ?? []).map((tag) => [tag.name, tag.description ?? '']));
  const groups = [...operationsByTag(description)].filter(([, operations]) => operations.length > 0);
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
        ...groups.map(([tag]) => ({value: tag, id: resourceSlug(tag), level: 2})),
      ])};`,
    ],
    [
      ...markdown(description.info.description ?? ''),
      element('ApiSection', {id: 'base-url'}, [...(description.servers ?? []).map(({url}) => code('text', url))]),
      ...groups.map(([tag, operations]) =>
        element('ApiSection', {id: resourceSlug(tag), title: tag}, [
          ...markdown(tags.get(tag) ?? ''),
          element('OperationTable', {
            operations: operations.map(({operationId, method, path, summary}) => ({
              method,
              path,
              summary,
              href: `/api/${operationSlug(operationId, tag)}`,
            })),
          }),
        ]),
      ),
    ],
  );
}
