import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import groupBy from 'lodash/groupBy';
import memoize from 'lodash/memoize';

import {docsDir, outputDir, specFile} from '../reference';
import {type ReferencePage, pageMdx, referencePages} from '../../reference/models/pages';
import {type Translate, actionTexts} from '../../reference/models/texts';
import {readSpec} from './readSpec';

/** A sidebar item, as sidebars.ts writes it. */
type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The key of the configuration, for `docusaurus gen-api-docs reference`. */
export const openapiConfigId = 'reference';

/** The docs instance that shows the generated pages. */
export const openapiDocsId = 'api';

/** The empty template: the MDX of a page comes from our generators, and is written unchanged. */
const template = 'src/config/docusaurus/openapi.mustache';

/**
 * The options of docusaurus-plugin-openapi-docs (5.2.0) for the reference of a language: the plugin lists operations,
 * events, and tags, and writes our MDX and the sidebar.
 *
 * @param read reads the pages
 * @param t the strings of the language, for short labels in the sidebar
 */
export function openapiConfig(
  locale: string,
  read: () => readonly ReferencePage[] = () => referencePages(readSpec(locale)),
  t?: Translate,
): Record<string, unknown> {
  const byId = memoize(() => new Map(read().map((page) => [page.id, page])));
  const labels = memoize(() => shortLabels([...byId().values()], t));
  const pageOf = ({id}: {id: string}): ReferencePage => {
    const page = byId().get(id);
    if (!page) {
      throw new Error(`${specFile(locale)}: "${id}" has no page. Check its file in api-spec/.`);
    }
    return page;
  };
  const toMdx = (item: {id: string}): string => pageMdx(pageOf(item));
  return {
    specPath: specFile(locale),
    outputDir: outputDir(locale),
    template,
    tagTemplate: template,
    sidebarOptions: {
      groupPathsBy: 'tag',
      categoryLinkSource: 'tag',
      sidebarGenerators: {
        createDocItem: (item: {id: string}): SidebarItem => sidebarItem(pageOf(item), labels(), t),
      },
    },
    markdownGenerators: {createApiPageMD: toMdx, createInfoPageMD: toMdx, createTagPageMD: toMdx},
  };
}

/** The short labels of operations, by operationId: "Create" for `createApiKey`. */
function shortLabels(pages: readonly ReferencePage[], t?: Translate): Map<string, string> {
  const operations = pages.flatMap(({model}) => (model.kind === 'operation' ? [model] : []));
  const byResource = Object.values(groupBy(operations, ({href}) => href.split('/').slice(0, -1).join('/')));
  const texts = byResource.flatMap((siblings) => [...actionTexts(siblings.map(({operationId}) => operationId))]);
  return new Map(t ? texts.map(([operationId, id]) => [operationId, t(id)]) : []);
}

/** The sidebar item of a page; events are listed by their type, in every language. */
function sidebarItem(
  {id, model, titleLang}: ReferencePage,
  labels: ReadonlyMap<string, string>,
  t?: Translate,
): SidebarItem {
  const item = {type: 'doc' as const, id: `${docsDir}/${id}`};
  const marked = (label: string, deprecated: boolean): string =>
    deprecated && t ? `${label} (${t('api.field.deprecated')})` : label;
  switch (model.kind) {
    case 'operation': {
      const short = labels.get(model.operationId);
      return {
        ...item,
        label: marked(short ?? model.title, model.deprecated),
        className: `api-method api-method--${model.method}`,
        ...(short === undefined && titleLang !== undefined && {customProps: {lang: titleLang}}),
      };
    }
    case 'event':
      return {...item, label: marked(model.path, model.deprecated), className: 'api-event'};
    default:
      return {...item, label: model.title};
  }
}
