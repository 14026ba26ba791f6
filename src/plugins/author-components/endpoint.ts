import {operationsById} from '../../openapi/operations';
import type {Context} from './context';
import {type Jsx, readProps, setProps} from './jsx';

/** `<Endpoint operation="sendEmail" />`: method and path of an operation, as a link to its page. */
export function resolveEndpoint(node: Jsx, {description, fail}: Context): void {
  const {operation = ''} = readProps(node, {operation: 'required'}, fail);
  const all = operationsById(description());
  const found = all.get(operation);
  if (!found) {
    return fail(
      `<Endpoint>: the description has no operation "${operation}"; expected one of: ${[...all.keys()].join(', ')}.`,
      node,
    );
  }
  const {method, path, summary, href} = found;
  setProps(node, {method, path, summary, href, ...(node.type === 'mdxJsxFlowElement' ? {block: true} : {})});
}
