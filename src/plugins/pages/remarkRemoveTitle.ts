import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';

/** Whether a node is a title: Docusaurus puts it into `<header>`. */
function isTitle(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'header'
    ? node.children.some(isTitle)
    : node.type === 'heading' && node.depth === 1;
}

/**
 * A remark plugin that removes the title of a page, `# Title`, which `src/theme/MDXPage`
 * shows above the content. Docusaurus has already read it. As there, a title comes before all other headings.
 */
export function remarkRemoveTitle() {
  return (tree: Root, {path}: VFile): void => {
    const index = tree.children.findIndex((node) => node.type === 'heading' || isTitle(node));
    const first = tree.children[index];
    if (first && isTitle(first) && !/[\\/]_/u.test(path)) {
      tree.children.splice(index, 1);
    }
  };
}
