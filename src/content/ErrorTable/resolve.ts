import {parseMarkdown} from '@packages/openapi';
import groupBy from 'lodash/groupBy';

import {documentedErrors} from '../../lib/apiTables';
import {type Context, type Jsx, flowElement, readNames, readProps, setProps} from '../../build/jsx';

/**
 * `<ErrorTable codes="not_found rate_limit_exceeded" />`: error codes by status, each with its meaning, whether to
 * retry, and a link to its section on the page of the status.
 */
export function resolveErrorTable(node: Jsx, {spec, fail}: Context): void {
  const {codes} = readProps(node, {codes: 'required'}, fail);
  const all = documentedErrors(spec());
  const selected = readNames(
    codes,
    all.map(({code}) => code),
    'error code',
    node,
    fail,
  );
  const byStatus = groupBy(
    all.filter(({code}) => selected.includes(code)),
    'status',
  );
  setProps(node, {});
  node.children = Object.entries(byStatus).map(([status, rows]) =>
    flowElement(
      'ErrorStatus',
      {status},
      rows.map(({code, meaning, retryable, href}) =>
        flowElement('ErrorRow', {code, retryable: retryable || undefined, href}, parseMarkdown(meaning)),
      ),
    ),
  );
}
