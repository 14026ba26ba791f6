import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/**
 * A remark plugin that removes the title of a page, `# Title`, which `src/theme/MDXPage`
 * shows above the content. Docusaurus has read it before. As there, a title comes before all other headings.
 */
export function remarkRemoveTitle() {
  return (tree: Root, {path}: VFile): void => {
    const index = tree.children.findIndex(({type}) => type === 'heading');
    const heading = tree.children[index];
    if (heading?.type === 'heading' && heading.depth === 1 && !/[\\/]_/u.test(path)) {
      tree.children.splice(index, 1);
    }
  };
}
