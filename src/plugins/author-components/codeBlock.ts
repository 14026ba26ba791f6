import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import type {Jsx} from './jsx';

/** The text of an expression that is only a string: `{'a'}` or a template without expressions. */
function stringOf(node: RootContent): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') {
    return toString(node);
  }
  const [statement] = node.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  return expression?.type === 'Literal' && typeof expression.value === 'string' ? expression.value : undefined;
}

/** The first line of a fence, from the properties of the component. */
function metaOf(node: Jsx): {lang?: string; meta: string} {
  let lang: string | undefined;
  const meta: string[] = [];
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    const {value} = attribute;
    const written = typeof value === 'string' ? value : value?.value;
    if (name === 'language') {
      lang = written;
    } else if (name === 'className') {
      lang ??= /language-(?<name>\S+)/u.exec(written ?? '')?.groups?.name;
    } else if (name === 'title' && written !== undefined) {
      meta.push(written.includes('"') ? `title='${written}'` : `title="${written}"`);
    } else if (name === 'showLineNumbers' && written !== 'false') {
      meta.push(written === undefined || written === 'true' ? name : `${name}=${written}`);
    } else if (name === 'metastring') {
      meta.push(written ?? '');
    }
  }
  return {lang, meta: meta.join(' ')};
}

/**
 * The fence for a `<CodeBlock>` whose code is written in the page, so that the build highlights it.
 *
 * @returns undefined for other code, such as code from an imported file
 */
export function fenceOf(node: Jsx): Code | undefined {
  const parts = (node.children as RootContent[]).map(stringOf);
  if (parts.includes(undefined)) {
    return undefined;
  }
  const {lang, meta} = metaOf(node);
  return {type: 'code', lang, meta, value: parts.join('').replace(/^\n|\s+$/gu, ''), position: node.position};
}
