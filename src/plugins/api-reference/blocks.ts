import type {RootContent} from 'mdast';

import {exclusiveNote, fieldList, variantList} from './fieldList';
import {exclusiveGroups, schemaFields, schemaVariants} from './fields';
import {code, element, markdown, printPage} from './mdx';
import {componentImport} from './paths';
import type {Example, MediaType, Response, Schema} from './types';

/** What the pages of operations and events are built of. */

/** A part of a page with a title, which follows from its anchor. */
export interface Section {
  id: string;
  children: RootContent[];
}

/** Prints a page: what stands at its top, then its sections, which are also its list of contents. */
export function printSections(
  frontMatter: {id: string; slug: string; title: string; description: string; pagination_label?: string},
  intro: readonly RootContent[],
  sections: readonly (Section | undefined)[],
): string {
  const present = sections.filter((section) => section !== undefined);
  return printPage(
    {...frontMatter, custom_edit_url: null},
    [componentImport, `export const toc = ${JSON.stringify(present.map(({id}) => ({value: id, id, level: 2})))};`],
    [...intro, ...present.map(({id, children}) => element('ApiSection', {id}, children))],
  );
}

/** One response: its status, what it means, its fields and examples. */
export function responseBlock(
  status: string,
  response: Response,
  fields: (media: MediaType) => RootContent[],
): RootContent {
  return element('ApiResponse', {status, contentTypes: Object.keys(response.content ?? {})}, [
    ...markdown(response.description),
    ...Object.values(response.content ?? {}).flatMap((media) => [...fields(media), ...exampleBlocks(media)]),
  ]);
}

/**
 * The fields of a body.
 *
 * @param prefix the start of the fields' ids
 * @param open how many levels of fields inside fields are open from the start, however many fields they have
 */
export function schemaContent(schema: Schema | undefined, prefix: string, open = 0): RootContent[] {
  if (!schema) {
    return [];
  }
  return [
    ...exclusiveNote(exclusiveGroups(schema)),
    ...fieldList(schemaFields(schema), prefix, open),
    ...variantList(schemaVariants(schema), prefix),
  ];
}

/** The examples of a body, as JSON. */
export function exampleBlocks({example, examples}: MediaType): RootContent[] {
  const all: Example[] = example === undefined ? Object.values(examples ?? {}) : [{value: example}];
  return all
    .filter(({value}) => value !== undefined)
    .map(({summary, description, value}) =>
      element('Example', {summary}, [
        ...markdown(description ?? ''),
        code('json', typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
      ]),
    );
}
