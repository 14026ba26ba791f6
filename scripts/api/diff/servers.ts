import type {Spec} from '../../../src/openapi/types';
import {match} from './match';
import type {Report} from './rules';

type Server = NonNullable<Spec['servers']>[number];

/** All URLs of a server: one for each combination of the values of its variables. */
function urlsOf({url, variables = {}}: Server): string[] {
  return Object.entries(variables).reduce(
    (urls, [name, {enum: values}]) =>
      values ? urls.flatMap((it) => values.map((value) => it.replaceAll(`{${name}}`, value))) : urls,
    [url],
  );
}

const defaultsOf = ({variables = {}}: Server): string =>
  Object.entries(variables)
    .map(([name, {default: value}]) => `${name}=${value}`)
    .join(' ');

/** Compares the base URLs of operations. */
export function compareServers(before: readonly Server[] = [], after: readonly Server[] = [], report: Report): void {
  const urls = match(before.flatMap(urlsOf), after.flatMap(urlsOf), (url) => url);
  urls.gone.forEach((url) => report('server-removed', url));
  urls.added.forEach((url) => report('server-added', url));
  for (const [old, present] of match(before, after, ({url}) => url).both) {
    const [was, is] = [defaultsOf(old), defaultsOf(present)];
    if (was !== is) {
      report('server-default-changed', present.url, `${was} → ${is}`);
    }
  }
}
