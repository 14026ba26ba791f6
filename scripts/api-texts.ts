import {rm} from 'node:fs/promises';

import {Command, InvalidArgumentError} from 'commander';

import {type Locale, defaultLocale} from '../src/config/locales';
import {parseLocale} from './build/options';
import {UserError, runMain} from './lib/fail';
import {readIfThere, writeAtomically} from './lib/files';
import {bundleSpec} from './reference/lintSpec';
import {lineOf, parseMessages, printMessages} from './reference/texts/messages';
import {describeStatus, textStatus} from './reference/texts/status';
import {shownName, textFile, textLocales, textsOf, workListFile} from './reference/texts';
import type {SpecText} from './reference/texts/findTexts';
import {type Update, type WorkList, updateTexts, workFields} from './reference/texts/update';

interface Options {
  locale?: Locale[];
  prune: boolean;
}

function collectLocale(value: string, previous: Locale[] = []): Locale[] {
  const locale = parseLocale(value);
  if (locale === defaultLocale) {
    throw new InvalidArgumentError(`English is the source language. Expected one of: ${textLocales.join(', ')}.`);
  }
  return [...previous, locale];
}

interface Planned {
  locale: Locale;
  update: Update;
}

/** Reads both files of a language and returns what would change. */
async function planUpdate(locale: Locale, texts: readonly SpecText[], options: Options): Promise<Planned> {
  const [file, todo] = [textFile(locale), workListFile(locale)];
  const [text, work] = [(await readIfThere(file)) ?? '{}', (await readIfThere(todo)) ?? '{}'];
  const update = updateTexts({
    texts,
    messages: parseMessages(text, shownName(file)),
    workList: parseMessages(work, shownName(todo), workFields) as WorkList,
    ...options,
  });
  if (update.findings.length > 0) {
    throw new UserError(
      [
        ...update.findings.map(({key, what}) => {
          const [name, content] = work.includes(JSON.stringify(key)) ? [todo, work] : [file, text];
          return `${shownName(name)}:${lineOf(content, key)}: "${key}" ${what}.`;
        }),
        'Fix it and try again; nothing was written.',
      ].join('\n'),
    );
  }
  return {locale, update};
}

async function writeUpdate({locale, update}: Planned, texts: readonly SpecText[]): Promise<void> {
  const file = textFile(locale);
  const text = printMessages(update.messages);
  if (((await readIfThere(file)) ?? '{}\n') !== text) {
    await writeAtomically(file, text);
  }
  const todo = workListFile(locale);
  const open = Object.keys(update.workList).length;
  if (open > 0) {
    await writeAtomically(todo, printMessages(update.workList));
  } else {
    await rm(todo, {force: true});
  }
  const status = textStatus(texts, update.messages);
  const lines = [
    describeStatus(locale, status),
    ...(update.taken.length > 0 ? [`  imported from the work list: ${update.taken.length}`] : []),
    ...update.moved.map(([from, to]) => `  moved: ${from} -> ${to}`),
    ...update.removed.map((key) => `  removed: ${key}`),
    ...status.orphaned.map((key) => `  orphaned, kept (remove with --prune): ${key}`),
    ...(open > 0 ? [`  to translate: fill in "message" in ${shownName(todo)}, then run this again`] : []),
  ];
  console.log(lines.join('\n'));
}

/** `npm run api:texts`: updates the translations of the API spec. */
runMain(async () => {
  const command = new Command('npm run api:texts --')
    .description('Imports finished translations, moves those of renamed strings, and lists what is missing or stale.')
    .option('-l, --locale <code>', 'this language only; may be repeated (default: all)', collectLocale)
    .option('-p, --prune', 'remove translations of strings that no longer exist', false);
  command.parse();
  const options = command.opts<Options>();
  const texts = textsOf(await bundleSpec());
  // All files are read before the first is written, so an error in one leaves all of them unchanged.
  const plans: Planned[] = [];
  for (const locale of options.locale ?? textLocales) {
    plans.push(await planUpdate(locale, texts, options));
  }
  for (const plan of plans) {
    await writeUpdate(plan, texts);
  }
});
