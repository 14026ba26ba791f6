import {currentLocale} from '../i18n';
import {remarkGuideCards} from '../../plugins/author-components/guideCards';
import {remarkPageRules} from '../../plugins/author-components/pageRules';
import {
  rehypeHighlight,
  rehypeLanguageIcons,
  rehypeTables,
  rehypeUnbroken,
} from '../../plugins/author-components/rehypePlugins';
import {remarkAuthorComponents} from '../../plugins/author-components/remarkAuthorComponents';
import {sourcesOf} from '../../plugins/author-components/sources';
import {remarkPostLinks} from '../../plugins/blog/remarkPostLinks';

/**
 * The remark and rehype plugins of all content. Links are checked before
 * Docusaurus turns links to files into paths.
 */
export const contentPlugins = {
  beforeDefaultRemarkPlugins: [
    remarkPageRules,
    [remarkPostLinks, {siteDir: '.', locale: currentLocale()}],
    [remarkAuthorComponents, sourcesOf(currentLocale())],
    // Its cards have a property that authors cannot set.
    remarkGuideCards,
  ],
  rehypePlugins: [rehypeTables, rehypeUnbroken, rehypeLanguageIcons, rehypeHighlight],
};
