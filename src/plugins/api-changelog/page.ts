import {type Locale, defaultLocale, localeConfigs} from '../../config/locales';
import {type ChangeKind, changeKinds} from '../../data/changeKinds';
import {eventsOf} from '../../openapi/events';
import {operationsById} from '../../openapi/operations';
import {prose} from '../../openapi/prose';
import type {Spec} from '../../openapi/types';
import type {ChangelogEntry, LoggedChange} from './entries';

/** An operation or event that a change is about. */
export interface Reference {
  /** The operationId or the event type. */
  name: string;
  /** The path of its page, without the locale; none if it was removed. */
  href?: string;
  /** The method of an operation, such as `post`. */
  method?: string;
  /** The title of an operation, in the language of the spec. */
  summary?: string;
}

/** Every operation and event of a spec by the name that entries use. */
export function referencesOf(description: Spec): Map<string, Reference> {
  const operations = [...operationsById(description)].map(([name, {method, summary, href}]): Reference => ({
    name,
    href,
    method,
    summary,
  }));
  const events = eventsOf(description).map(({type, href}): Reference => ({name: type, href}));
  return new Map([...operations, ...events].map((reference) => [reference.name, reference]));
}

/** A day in words: `November 21, 2026`. */
export function dayTitle(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeConfigs[locale].iso, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The changes of a day by kind, in the order of {@link changeKinds}. */
export function changesByKind({changes}: ChangelogEntry): {kind: ChangeKind; changes: LoggedChange[]}[] {
  return changeKinds
    .map((kind) => ({kind, changes: changes.filter((change) => change.kind === kind)}))
    .filter((group) => group.changes.length > 0);
}

/**
 * The changelog as MDX: one section per day, with the date as its anchor. All
 * text is passed as JSON, so none of it is parsed as MDX.
 *
 * @param references what the spec has; other names have no link
 */
export function changelogPage(
  entries: readonly ChangelogEntry[],
  references: ReadonlyMap<string, Reference>,
  locale: Locale,
): string {
  const change = ({description, operations}: LoggedChange): string => {
    const props = {
      // Entries are written in English, also on translated pages.
      lang: locale === defaultLocale ? undefined : defaultLocale,
      text: {nodes: prose(description).nodes},
      references: operations.map((name) => references.get(name) ?? {name}),
    };
    return `<Change {...${JSON.stringify(props)}} />`;
  };
  return [
    "import {Change, ChangeGroup, Version} from '@site/src/components/api-changelog';",
    ...entries.flatMap((entry) => [
      `## ${dayTitle(entry.date, locale)} {/* #${entry.date} */}`,
      ...(entry.version === undefined ? [] : [`<Version version="${entry.version}" />`]),
      ...changesByKind(entry).map(
        ({kind, changes}) => `<ChangeGroup kind="${kind}">\n\n${changes.map(change).join('\n\n')}\n\n</ChangeGroup>`,
      ),
    ]),
    '',
  ].join('\n\n');
}
