import {translate} from '@docusaurus/Translate';

/** What a page is for, for readers, by the `page_type` of its front matter; nothing for a page without one. */
export function pageTypeName(type: unknown): string | undefined {
  switch (type) {
    case 'concept':
      return translate({id: 'docs.pageType.concept', message: 'Concept'});
    case 'how-to':
      return translate({id: 'docs.pageType.howTo', message: 'How-to'});
    case 'reference':
      return translate({id: 'docs.pageType.reference', message: 'Reference'});
    case 'quickstart':
      return translate({id: 'docs.pageType.quickstart', message: 'Quickstart'});
    default:
      return undefined;
  }
}
