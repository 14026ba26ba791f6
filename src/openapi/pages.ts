import kebabCase from 'lodash/kebabCase';

import {eventModel} from './eventModel';
import {eventsOf} from './events';
import {fieldMaker} from './fields';
import {landingModel} from './landingModel';
import type {PageModel} from './models';
import {operationModel} from './operationModel';
import {operationSlug, operationsByTag, resourceSlug, wholeOperations} from './operations';
import type {Context} from './parts';
import {firstSentence} from './prose';
import {referencesOf} from './references';
import {resourceModel} from './resourceModel';
import {sectionsOf} from './sections';
import {sectionText} from './texts';
import type {Spec} from './types';

/** A page of the reference. */
export interface ReferencePage {
  /** The id in the sidebar and the name of its files. */
  id: string;
  model: PageModel;
}

/** Every page of the reference: the landing page, each resource, each operation, each event. */
export function referencePages(spec: Spec): ReferencePage[] {
  const references = referencesOf(spec);
  const context: Context = {spec, references, fields: fieldMaker(references)};
  const operations = wholeOperations(spec);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const byTag = operationsByTag(spec);
  const events = eventsOf(spec);
  return [
    // docusaurus-plugin-openapi-docs derives the id of its info page from the title.
    {
      id: kebabCase(spec.info.title.replace(' ', '-').toLowerCase()),
      model: landingModel(context, operations, events),
    },
    ...(spec.tags ?? []).flatMap((tag) => {
      const summaries = (byTag.get(tag.name) ?? []).flatMap((summary) => {
        const operation = byId.get(summary.operationId);
        return operation ? [{...summary, operation}] : [];
      });
      const about = events.filter((event) => event.resource === tag.name || event.tag === tag.name);
      return summaries.length + about.length === 0
        ? []
        : [{id: resourceSlug(tag.name), model: resourceModel(context, tag, summaries, about)}];
    }),
    ...operations.map((operation) => ({
      id: operationSlug(operation.operationId),
      model: operationModel(
        context,
        operation,
        events.filter(({related}) => related.some(({operationId}) => operationId === operation.operationId)),
      ),
    })),
    ...events.map((event) => ({
      id: operationSlug(event.operationId),
      model: eventModel(context, event, spec.webhooks?.[event.type]?.post ?? {}),
    })),
  ];
}

/** The page as MDX: its front matter, its table of contents, and the component that renders its body. */
export function pageMdx({id, model}: ReferencePage): string {
  const frontMatter = {
    id,
    slug: model.href.replace(/^\/api/u, '') || '/',
    title: model.title,
    description: firstSentence(model.description.md ?? '') || model.title,
    // The body has the title, and a code column instead of the table of contents.
    hide_title: true,
    hide_table_of_contents: model.kind !== 'landing',
    // The sidebar shows the event type, which is too long for the pagination on a phone.
    ...(model.kind === 'event' ? {pagination_label: model.title} : {}),
    custom_edit_url: null,
  };
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
  const endpoint =
    model.kind === 'operation'
      ? ` method="${model.method}" path="${model.path}"`
      : model.kind === 'event'
        ? ` method="event" path="${model.type}"`
        : '';
  // The other pages list their sections in the body.
  const toc = (model.kind === 'landing' ? sectionsOf(model) : []).map((section) => {
    const text = sectionText(section);
    return `{value: ${text ? `t('${text}')` : JSON.stringify(section)}, id: '${section}', level: 2}`;
  });
  return [
    `---\n${head}\n---`,
    [
      "import ReferenceBody from '@site/src/components/api/ReferenceBody';",
      ...(toc.length > 0 ? ["import {t} from '@site/src/components/api/texts';"] : []),
    ].join('\n'),
    `export const toc = [${toc.join(', ')}];`,
    `<ReferenceBody id="${id}"${endpoint} />\n`,
  ].join('\n\n');
}

/** The path of a page's Markdown export, without the locale: `api/emails/send-email.md`. */
export function exportPath({href}: PageModel): string {
  return `${href.replace(/^\//u, '')}.md`;
}
