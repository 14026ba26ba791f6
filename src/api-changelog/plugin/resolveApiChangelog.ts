import {type Spec, parseMarkdown} from '@packages/openapi';
import pick from 'lodash/pick';
import type {RootContent} from 'mdast';

import {currentLocale} from '../../config/i18n';
import {defaultLocale, localeConfigs} from '../../config/locales';
import {specFile} from '../../config/reference';
import {type ChangeReference, changeKinds} from '../../data/changeKinds';
import {type AuthorComponents, type Context, type Jsx, flowElement, readProps} from '../../build/jsx';
import {changelogDir, readChangelog} from './entries';
import {eventsOf, operationsById} from '../../lib/apiOverview';

/** All operations and events in a spec, by the names that changelog entries use. */
export function changelogReferences(spec: Spec): Map<string, ChangeReference> {
  const operations = [...operationsById(spec)].map(([name, operation]) => ({
    name,
    ...pick(operation, 'href', 'method', 'summary'),
  }));
  const events = eventsOf(spec).map(({type, href}) => ({name: type, href}));
  return new Map([...operations, ...events].map((reference) => [reference.name, reference]));
}

/**
 * Resolves `<ApiChangelog />` to one section per day, with the date as its anchor. The headings are Markdown, so that
 * the table of contents lists them.
 *
 * @throws UserError with file and line of an invalid entry
 */
function resolveApiChangelog(node: Jsx, {spec, iso, fail}: Context): void {
  readProps(node, {}, fail);
  const references = changelogReferences(spec());
  const format = new Intl.DateTimeFormat(iso, {dateStyle: 'long', timeZone: 'UTC'});
  // Entries are in English on every page.
  const lang = iso === localeConfigs[defaultLocale].iso ? undefined : defaultLocale;
  node.attributes = [];
  node.name = null;
  node.children = readChangelog('.', references).flatMap(({date, version, changes}): RootContent[] => [
    {
      type: 'heading',
      depth: 2,
      data: {hProperties: {id: date}},
      children: [{type: 'text', value: format.format(new Date(date))}],
    },
    ...(version === undefined ? [] : [flowElement('Version', {version})]),
    ...changeKinds
      .map((kind) => ({kind, ofKind: changes.filter((change) => change.kind === kind)}))
      .filter(({ofKind}) => ofKind.length > 0)
      .map(({kind, ofKind}) =>
        flowElement(
          'ChangeGroup',
          {kind},
          ofKind.map(({description, operations}) =>
            flowElement(
              'Change',
              {lang, references: operations.map((name) => references.get(name) ?? {name})},
              parseMarkdown(description),
            ),
          ),
        ),
      ),
  ]) as Jsx['children'];
}

const component = {module: '@site/src/api-changelog/components'};

/** The components of the changelog page. */
export const changelogComponents: AuthorComponents = {
  ApiChangelog: {
    resolve: resolveApiChangelog,
    reads: [specFile(currentLocale()), `${changelogDir}/`],
  },
  Change: component,
  ChangeGroup: component,
  Feeds: component,
  Version: component,
};
