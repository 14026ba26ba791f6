import {translate} from '@docusaurus/Translate';

/** What a page is for, for readers, by the `page_type` of its front matter; nothing for a page without one. */
export function pageTypeName(type: unknown): string | undefined {
  switch (type) {
    case 'concept':
      return translate({
        id: 'docs.pageType.concept',
        message: 'Concept',
        description: 'Documentation: kind of a page that explains what something is',
      });
    case 'how-to':
      return translate({
        id: 'docs.pageType.howTo',
        message: 'How-to',
        description: 'Documentation: kind of a page that shows how something is done, step by step',
      });
    case 'reference':
      return translate({
        id: 'docs.pageType.reference',
        message: 'Reference',
        description: 'Documentation: kind of a page to look something up',
      });
    case 'quickstart':
      return translate({
        id: 'docs.pageType.quickstart',
        message: 'Quickstart',
        description: 'Documentation: kind of a page that leads from nothing to a first result',
      });
    default:
      return undefined;
  }
}
