import path from 'node:path';

import uniqBy from 'lodash/uniqBy';
import {isCollection, isMap, isScalar} from 'yaml';

import {markdownOf} from '../../src/openapi/markdown';
import type {PageModel} from '../../src/openapi/models';
import {referencePages} from '../../src/openapi/pages';
import {sectionTexts} from '../../src/openapi/texts';
import type {Spec} from '../../src/openapi/types';
import {type Expectation, type Language, type Shown, missingKeywords, shownInMarkdown} from './completeness';
import {inspectFiles} from './inspectFiles';
import {specIndex} from '../lib/spec';
import {type Problem, problemAt} from './problems';
import type {Source} from './sources';

/** A language whose strings are their ids, and the values in them. */
const ids: Language & {t: (id: string, values?: Readonly<Record<string, string>>) => string} = {
  iso: 'en-US',
  label: (id) => id,
  t: (id, values = {}) => [id, ...Object.values(values)].join(' '),
};

/** The content that the Markdown of a page shows; its samples are tested elsewhere. */
function shownOf(model: PageModel): Shown {
  const {t, iso} = ids;
  const page = 'samples' in model ? {...model, samples: []} : model;
  const markdown = markdownOf(page, {t, iso, link: (href) => href, files: []});
  // Headers have the same title in requests and events.
  const other = model.kind === 'event' ? 'header-parameters' : 'event-headers';
  const anchors = Object.entries(sectionTexts).filter(([anchor]) => anchor !== other);
  return shownInMarkdown(markdown, {
    sections: new Map(anchors.map(([anchor, text]) => [t(text), anchor])),
    others: t('api.field.others'),
    otherStatuses: t('api.response.default'),
  });
}

/**
 * The source location of a part of the bundled spec; for a generated part, the location of the part that contains it.
 */
function sourceOf(
  pointer: readonly string[],
  sources: readonly Source[],
  index: string,
): {source: Source; offset: number} {
  const fileOf = (name: string): Source | undefined => sources.find(({file}) => path.relative(name, file) === '');
  const start = fileOf(path.resolve(index)) ?? sources[0];
  if (!start) {
    throw new Error(`${index} was not read.`);
  }
  let source: Source = start;
  let at: string[] = [];
  let rest = [...pointer];
  // A component that is not in the index has the name of its file.
  const [kind, , name] = pointer;
  if (kind === 'components' && name !== undefined && !source.document.hasIn(pointer.slice(0, 3))) {
    source = sources.find(({file}) => path.parse(file).name === name) ?? source;
    rest = pointer.slice(3);
  }
  for (const key of rest) {
    const reference = source.document.getIn([...at, '$ref']);
    if (typeof reference === 'string' && !source.document.hasIn([...at, key])) {
      const [file = '', fragment = ''] = reference.split('#');
      source = (file === '' ? undefined : fileOf(path.resolve(path.dirname(source.file), file))) ?? source;
      at = fragment.split('/').filter((part) => part !== '');
    }
    if (!source.document.hasIn([...at, key])) {
      break;
    }
    at = [...at, key];
  }
  const parent = source.document.getIn(at.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find((it) => isScalar(it.key) && String(it.key.value) === at.at(-1))
    : undefined;
  const node = pair?.key ?? source.document.getIn(at, true);
  const range = isScalar(node) || isCollection(node) ? node.range : undefined;
  return {source, offset: range?.[0] ?? 0};
}

/**
 * The keywords of a bundled spec that the reference does not show.
 *
 * @param pages the spec that its pages are made from
 */
export function unshownKeywords(spec: Spec, pages = spec): Expectation[] {
  const shown = new Map(referencePages(pages).map(({model}) => [model.href, shownOf(model)]));
  return missingKeywords(spec, shown, ids);
}

/** Finds the keywords of a bundled spec that no page of the reference shows, with their source locations. */
export async function inspectPages(spec: Spec, index = specIndex): Promise<Problem[]> {
  const missing = unshownKeywords(spec);
  if (missing.length === 0) {
    return [];
  }
  const {sources} = await inspectFiles(index);
  const problems = missing.map(({page, keyword, path: pointer}) => {
    const {source, offset} = sourceOf(pointer, sources, index);
    const message = `${page} does not show ${keyword}. Say the same in the description instead, or show it: in src/openapi and src/theme/Schema.`;
    return problemAt(source, {rule: 'completeness', offset, message});
  });
  return uniqBy(problems, ({file, line, column}) => `${file}:${line}:${column}`);
}
