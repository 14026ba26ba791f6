import {operationsById} from '../../lib/apiOverview';
import {type Context, type Jsx, readNames, readProps, setProps} from '../../build/jsx';

/** `<Endpoint operation="sendEmail" />`: method and path of an operation, as a link to its page. */
export function resolveEndpoint(node: Jsx, {spec, fail}: Context): void {
  const {operation = ''} = readProps(node, {operation: 'required'}, fail);
  const operations = operationsById(spec());
  const found = operations.get(operation);
  if (!found) {
    readNames(operation, [...operations.keys()], 'operation', node, fail);
    return;
  }
  const {method, path, summary, href} = found;
  setProps(node, {method, path, summary, href, ...(node.type === 'mdxJsxFlowElement' ? {block: true} : {})});
}
