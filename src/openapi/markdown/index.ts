import {type Blocks, joined} from './blocks';
import {eventBlocks} from './event';
import {landingBlocks} from './landing';
import {operationBlocks} from './operation';
import {resourceBlocks} from './resource';
import {type ExportContext, type Writer, writerOf} from './writer';
import {withFrontMatter} from '../../lib/markdown';
import type {PageModel} from '../models';
import {firstSentence} from '../prose';

export type {ExportContext} from './writer';

/** A reference page as Markdown, with the same content as its HTML. */
export function markdownOf(page: PageModel, context: ExportContext): string {
  const writer = writerOf(context);
  return withFrontMatter(
    {
      title: page.title,
      description: firstSentence(page.description.md ?? '') || page.title,
      url: writer.link(page.href),
      language: writer.iso,
    },
    `${joined([`# ${page.title}`, ...blocksOf(page, writer)], '\n\n')}\n`,
  );
}

function blocksOf(page: PageModel, writer: Writer): Blocks {
  switch (page.kind) {
    case 'operation':
      return operationBlocks(page, writer);
    case 'event':
      return eventBlocks(page, writer);
    case 'resource':
      return resourceBlocks(page, writer);
    case 'landing':
      return landingBlocks(page, writer);
  }
}
