import {errorHref} from '../../config/reference';
import {parseMarkdown} from '../../openapi/prose';
import type {Context} from './context';
import {errorCodes} from './errors';
import {type Jsx, flowElement, readProps, setProps} from './jsx';

/** Where the codes of a table lead: to headings of this page, or to the pages of the statuses. */
const linkKinds = ['here', 'pages'] as const;

/**
 * `<ErrorTable />`: every error code by its status, what it means, and whether
 * to repeat; `status="429"` those of some statuses, `codes="not_found"` some by
 * name. With `links="here"` each code leads to the heading of this page with
 * the code as its id, with `links="pages"` to that on the status's own page.
 */
export function resolveErrorTable(node: Jsx, {description, fail}: Context): void {
  const {
    status,
    codes: wanted,
    links,
  } = readProps(node, {status: 'optional', codes: 'optional', links: 'optional'}, fail);
  if (links !== undefined && !(linkKinds as readonly string[]).includes(links)) {
    fail(`<ErrorTable> has links="${links}"; expected one of: ${linkKinds.join(', ')}.`, node);
  }
  const all = errorCodes(description());
  const pick = (list: string | undefined, known: readonly string[], what: string): string[] => {
    const chosen = list?.trim().split(/\s+/u) ?? [...known];
    const unknown = chosen.filter((item) => !known.includes(item));
    if (unknown.length > 0) {
      fail(
        `<ErrorTable>: the description has no ${what} ${unknown.join(', ')}; expected some of: ${known.join(', ')}.`,
        node,
      );
    }
    return chosen;
  };
  const statuses = pick(status, [...new Set(all.map((error) => String(error.status)))], 'error with the status');
  const codes = pick(
    wanted,
    all.map(({code}) => code),
    'error code',
  );
  const rows = all.filter((error) => statuses.includes(String(error.status)) && codes.includes(error.code));
  const shown = [...new Set(rows.map((error) => error.status))];
  setProps(node, {});
  node.children = shown.map((group) =>
    flowElement(
      'ErrorStatus',
      // One status needs no title: the text around the table names it.
      shown.length > 1 ? {status: String(group)} : {},
      rows
        .filter((error) => error.status === group)
        .map(({code, meaning, retryable}) =>
          flowElement(
            'ErrorRow',
            {
              code,
              retryable: retryable || undefined,
              href: links && (links === 'pages' ? errorHref(code, String(group)) : `#${code}`),
            },
            parseMarkdown(meaning),
          ),
        ),
    ),
  );
}
