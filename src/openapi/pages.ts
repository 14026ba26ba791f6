import {eventModel} from './eventModel';
import {eventsOf} from './events';
import {fieldMaker} from './fields';
import {firstSentence} from './firstSentence';
import {landingModel} from './landingModel';
import type {PageModel} from './models';
import {operationModel} from './operationModel';
import {operationsByTag, tagTitles, wholeOperations} from './operations';
import type {Context} from './parts';
import {landingId, operationSlug, resourceSlug} from './paths';
import {plainText} from './prose';
import {referencesOf} from './references';
import {resourceModel} from './resourceModel';
import {sectionsOf} from './sections';
import {sectionText} from './texts';
import type {Description} from './types';

/** A page of the reference. */
export interface ReferencePage {
  /** Its id in the sidebar, and the name of its files. */
  id: string;
  model: PageModel;
}

/** What pages are made with besides the description. */
export type PageOptions = Pick<Context, 'samples' | 'errorHref' | 'signatureHref'>;

/**
 * Every page of the reference of a description: the front page, each resource,
 * each operation, each event.
 *
 * @throws Error naming what in the description no page can be made of
 */
export function referencePages(description: Description, options: PageOptions): ReferencePage[] {
  const references = referencesOf(description);
  const context: Context = {description, references, fields: fieldMaker(references), ...options};
  const operations = wholeOperations(description);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const events = eventsOf(description);
  const titles = tagTitles(description);
  const texts = new Map((description.tags ?? []).map((tag) => [tag.name, tag.description ?? '']));
  return [
    {id: landingId(description.info.title), model: landingModel(context, operations, events)},
    ...[...operationsByTag(description)].flatMap(([tag, summaries]) => {
      const about = events.filter((event) => event.resource === tag || event.tag === tag);
      return summaries.length + about.length === 0
        ? []
        : [
            {
              id: resourceSlug(tag),
              model: resourceModel(
                context,
                {tag, title: titles.get(tag) ?? tag, description: texts.get(tag) ?? ''},
                summaries.flatMap((summary) => {
                  const operation = byId.get(summary.operationId);
                  return operation ? [{...summary, operation}] : [];
                }),
                about,
              ),
            },
          ];
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
      model: eventModel(context, event, description.webhooks?.[event.type]?.post ?? {}),
    })),
  ];
}

/**
 * The page as MDX: what Docusaurus has to know of it, and the place where its
 * body is drawn.
 */
export function pageMdx({id, model}: ReferencePage): string {
  const frontMatter = {
    id,
    slug: model.href.replace(/^\/api/u, '') || '/',
    title: model.title,
    description: firstSentence(plainText(model.description.nodes.slice(0, 1)) || model.title),
    // The body has the title, and a column of code where others have the list of contents.
    hide_title: true,
    hide_table_of_contents: model.kind !== 'landing',
    // The sidebar has an event's type, which is too long for the way to the next page on a phone.
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
    return `{value: ${text ? `say('${text}')` : JSON.stringify(section)}, id: '${section}', level: 2}`;
  });
  return [
    `---\n${head}\n---`,
    [
      "import ReferenceBody from '@site/src/components/api/ReferenceBody';",
      ...(toc.length > 0 ? ["import {say} from '@site/src/components/api/texts';"] : []),
    ].join('\n'),
    `export const toc = [${toc.join(', ')}];`,
    `<ReferenceBody id="${id}"${endpoint} />\n`,
  ].join('\n\n');
}

/** Where the Markdown of a page is, without the language: `api/emails/send-email.md`. */
export function twinPath({href}: PageModel): string {
  return `${href.replace(/^\//u, '')}.md`;
}
