import {
  type Operation,
  type Spec,
  firstSentence,
  referencesOf,
  wholeOperations,
  withoutReferences,
} from '@packages/openapi';
import kebabCase from 'lodash/kebabCase';

import {errorCodes} from '../../lib/apiTables';
import {eventsOf, operationsById, resourceHref, slugOf} from '../../lib/apiOverview';
import {metadataLimits} from '../../lib/metadata';
import {shorten} from '../../lib/excerpt';
import {eventModel} from './eventModel';
import {fieldMaker} from './fields';
import {landingModel} from './landingModel';
import type {PageModel} from './models';
import {operationModel} from './operationModel';
import type {Context} from './blocks';
import {objectSchema, resourceModel} from './resourceModel';

/** A page of the reference. */
export interface ReferencePage {
  /** The ID in the sidebar, and the name of the page's files. */
  id: string;
  model: PageModel;
  /** The languages of the page's description and title, if they differ from the site's. */
  lang?: string;
  titleLang?: string;
}

/** Every page of the reference: the landing page, each resource, each operation, each event. */
export function referencePages(spec: Spec): ReferencePage[] {
  const references = referencesOf(spec);
  const operations = wholeOperations(spec);
  const ofTag = (tag: string): Operation[] => operations.filter(({tags}) => tags?.[0] === tag);
  const objects = (spec.tags ?? []).flatMap(({name}) => {
    const found = objectSchema(references, ofTag(name));
    return found ? [[found.name, `${resourceHref(name)}#object`] as const] : [];
  });
  const context: Context = {
    spec,
    operations: operationsById(spec),
    references,
    errorCodes: new Map(errorCodes(spec).map((error) => [error.code, error])),
    fields: fieldMaker(references, new Map(objects)),
  };
  const events = eventsOf(spec);
  return [
    // docusaurus-plugin-openapi-docs derives its info page's ID from the title.
    {
      id: kebabCase(spec.info.title.replace(' ', '-').toLowerCase()),
      model: landingModel(context, operations, events),
    },
    ...(spec.tags ?? []).flatMap((tag) => {
      const inTag = ofTag(tag.name);
      const about = events.filter((event) => event.resource === tag.name || event.tag === tag.name);
      return inTag.length + about.length === 0
        ? []
        : [{id: slugOf(tag.name), model: resourceModel(context, tag, inTag, about)}];
    }),
    ...operations.map((operation) => ({
      id: slugOf(operation.operationId),
      model: operationModel(
        context,
        operation,
        events.filter(({related}) => related.some(({operationId}) => operationId === operation.operationId)),
      ),
    })),
    ...events.map((event) => ({
      id: slugOf(event.operationId),
      model: eventModel(context, event, withoutReferences(spec.webhooks?.[event.type]?.post ?? {}, references)),
    })),
  ];
}

/** The maximum length of a description in characters, without the ellipsis that may be added. */
const descriptionLength = metadataLimits.description - ' …'.length;

/** The page as MDX: its front matter, and the component that renders its body. */
export function pageMdx({id, model, lang}: ReferencePage): string {
  const frontMatter = {
    id,
    slug: model.href.replace(/^\/api/u, '') || '/',
    title: model.title,
    description: shorten(firstSentence(model.description.md ?? '') || model.title, () => false, descriptionLength),
    // The body has the title and the table of contents.
    hide_title: true,
    hide_table_of_contents: true,
    // The sidebar's label can be as short as "Create", and for an event, it is the type.
    pagination_label: model.title,
    custom_edit_url: null,
    ...(lang !== undefined && {lang}),
  };
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
  const endpoint = 'method' in model ? ` method="${model.method}" path="${model.path}"` : '';
  return [
    `---\n${head}\n---`,
    "import ReferenceBody from '@site/src/reference/components/ReferenceBody';",
    `<ReferenceBody id="${id}"${endpoint} />\n`,
  ].join('\n\n');
}
