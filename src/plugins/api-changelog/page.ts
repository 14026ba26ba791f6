import type {RootContent} from 'mdast';

import {type Locale, defaultLocale, localeConfigs} from '../../config/locales';
import {element, markdown, printPage} from '../../openapi/mdx';
import {type ChangelogEntry, changeKinds} from './entries';
import type {Reference} from './references';

const componentImport = "import {Change, ChangeGroup, Version} from '@site/src/components/api-changelog';";

/** A day in words: `November 21, 2026`. */
export function dayTitle(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeConfigs[locale].iso, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/**
 * The changelog as MDX, a section a day with the day as its anchor, to be drawn
 * within `docs/api-changelog.mdx`.
 *
 * @param entries in the order in which they are shown
 * @param references what the description has; a name that it lacks is shown without a link
 */
export function changelogPage(
  entries: readonly ChangelogEntry[],
  references: ReadonlyMap<string, Reference>,
  locale: Locale,
): string {
  return printPage(
    {},
    [componentImport],
    entries.flatMap((entry) => [
      heading(entry.date, locale),
      ...(entry.version === undefined ? [] : [element('Version', {version: entry.version})]),
      ...groups(entry, references, locale),
    ]),
  );
}

function heading(date: string, locale: Locale): RootContent {
  return {
    type: 'heading',
    depth: 2,
    children: [
      {type: 'text', value: `${dayTitle(date, locale)} `},
      {type: 'mdxTextExpression', value: `/* #${date} */`},
    ],
  };
}

function groups(
  {changes}: ChangelogEntry,
  references: ReadonlyMap<string, Reference>,
  locale: Locale,
): readonly RootContent[] {
  return changeKinds
    .map((kind) => ({kind, own: changes.filter((change) => change.kind === kind)}))
    .filter(({own}) => own.length > 0)
    .map(({kind, own}) =>
      element(
        'ChangeGroup',
        {kind},
        own.map(({description, operations}) =>
          element(
            'Change',
            {
              // Entries are written in English and shown so in every language.
              lang: locale === defaultLocale ? undefined : defaultLocale,
              references: operations.length > 0 ? operations.map((name) => references.get(name) ?? {name}) : undefined,
            },
            markdown(description),
          ),
        ),
      ),
    );
}
