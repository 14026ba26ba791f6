import ts from 'typescript';

import {activeLinksInText, decodeEntities} from './fromText';
import {type FoundLink, linkNames} from './linkNames';

/** What stands for a value that is known at run time only. */
const unknown = 'x';

/**
 * The texts that an expression may become, as far as they are written out: both
 * sides of a condition, a template with its values unknown. A text that begins
 * with an unknown value says nothing about where it leads.
 */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    const {head, templateSpans} = node;
    return head.text === '' ? [] : [head.text + templateSpans.map(({literal}) => unknown + literal.text).join('')];
  }
  if (ts.isConditionalExpression(node)) {
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const left = textsOf(node.left);
    const right = textsOf(node.right);
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken
      ? left.map((text) => text + (right[0] ?? unknown))
      : [...left, ...right];
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return textsOf(node.expression);
  }
  return [];
}

/**
 * The links of a TypeScript source: attributes and properties with the name of
 * a link, and within any other text HTML and addresses that would run
 * something. Other texts may name an address without linking to it.
 *
 * Values that are computed are judged in the finished pages and at run time.
 *
 * @param firstLine the number of the code's first line in its file
 */
export function linksInTypeScript(code: string, {tsx = true, firstLine = 1} = {}): FoundLink[] {
  const source = ts.createSourceFile(
    tsx ? 'source.tsx' : 'source.ts',
    code,
    ts.ScriptTarget.ESNext,
    false,
    tsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: FoundLink[] = [];
  const add = (node: ts.Node, hrefs: readonly string[]): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + firstLine;
    found.push(...hrefs.map((href) => ({line, href})));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && linkNames.has(node.name.getText(source)) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) {
        add(node.initializer, [decodeEntities(node.initializer.text)]);
        return;
      }
      if (ts.isJsxExpression(node.initializer) && node.initializer.expression) {
        add(node.initializer, textsOf(node.initializer.expression));
      }
    }
    if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name)) &&
      linkNames.has(node.name.text)
    ) {
      add(node.initializer, textsOf(node.initializer));
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      add(node, activeLinksInText(node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
