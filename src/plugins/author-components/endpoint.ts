import {operationRow, operationsByTag} from '../../openapi/operations';
import type {Context} from './context';
import {type Jsx, readProps, setProps} from './jsx';

/** `<Endpoint operation="sendEmail" />`: method and path of an operation, as a link to its page. */
export function resolveEndpoint(node: Jsx, {description, fail}: Context): void {
  const {operation = ''} = readProps(node, {operation: 'required'}, fail);
  const all = [...operationsByTag(description()).values()].flat();
  const found = all.find(({operationId}) => operationId === operation);
  if (!found) {
    return fail(
      `<Endpoint>: the description has no operation "${operation}"; expected one of: ${all.map(({operationId}) => operationId).join(', ')}.`,
      node,
    );
  }
  setProps(node, {...operationRow(found), ...(node.type === 'mdxJsxFlowElement' ? {block: true} : {})});
}
