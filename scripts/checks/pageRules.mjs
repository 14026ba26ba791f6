import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';

/** Our own rules for pages, as plugins of remark. */

/** How much of a description search engines show, in characters. */
const maxDescription = 160;

/** How long a program may be that no test runs, in lines. */
const maxUntestedLines = 10;

/** Languages whose samples `npm run samples` can run. */
const runnable = /^(?:js|mjs|jsx|ts|tsx|vue|python|py|php|blade|ruby|rb|java|go)$/u;

const frontMatter = z.strictObject({
  title: z.string('expected a title').trim().min(1, 'expected a title'),
  description: z
    .string('expected a sentence that says what the page is about')
    .trim()
    .min(1, 'expected a sentence that says what the page is about')
    .max(maxDescription, {
      error: ({input}) => `expected at most ${maxDescription} characters, found ${String(input).trim().length}`,
    }),
  page_type: z.enum(['concept', 'how-to', 'reference', 'quickstart']),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  slug: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  // Docusaurus would read 2026-02-30 as a day in March.
  last_update: z.strictObject({date: z.iso.date()}).optional(),
  source_hash: z.string().optional(),
});

/** Limits a rule to files whose path from the repository's root matches `paths`. */
export const onlyIn = (paths, rule, options) =>
  function onlyInPaths() {
    const check = rule.call(this, options);
    return (tree, file, next) => {
      const name = path.relative(file.cwd, path.resolve(file.cwd, file.path)).replaceAll(path.sep, '/');
      return paths.test(name) ? check(tree, file, next) : next();
    };
  };

/** The front matter has a title, a description for search engines and a page type. */
export const requireFrontMatter = lintRule('site:front-matter', ({children: [first]}, file) => {
  const lineCounter = new LineCounter();
  const yaml = parseDocument(first?.type === 'yaml' ? first.value : '', {lineCounter, prettyErrors: false});
  /** A position in the YAML, which starts on the second line, as one in the file. */
  const at = (position = 0) => {
    const {line, col} = lineCounter.linePos(position);
    return {line: line + 1, column: col};
  };
  if (yaml.errors.length > 0) {
    yaml.errors.forEach(({message, pos}) =>
      file.message(`The front matter is not valid YAML: ${message}.`, at(pos[0])),
    );
    return;
  }
  for (const {path: field, keys = [], message} of frontMatter.safeParse(yaml.toJS() ?? {}).error?.issues ?? []) {
    const path = [...field, ...keys];
    file.message(
      `The front matter field "${path.join('.')}" is missing or wrong: ${message}.`,
      at(yaml.getIn(path, true)?.range?.[0]),
    );
  }
});

/** Every heading has a unique id that translations keep. */
export const requireHeadingIds = lintRule('site:heading-ids', (tree, file) => {
  const seen = new Set();
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const id =
      last?.type === 'mdxTextExpression' ? /^\/\*\s*#(?<id>[\w-]+)\s*\*\/$/u.exec(last.value)?.groups.id : null;
    if (!id) {
      file.message(
        `The heading "${toString(heading)}" has no id. Add one at its end, such as {/* #send-it */}.`,
        heading,
      );
    } else if (seen.has(id)) {
      file.message(`Another heading of this page has the id "${id}". Give each heading its own.`, heading);
    }
    seen.add(id);
  });
});

/** Programs are files in docs-samples/, where they are tested; a few lines may be in the page. */
export const requireSampleFiles = lintRule('site:sample-files', (tree, file) => {
  visit(tree, 'code', (fence) => {
    const lines = fence.value.split('\n').length;
    if (runnable.test(fence.lang ?? '') && lines > maxUntestedLines && !/(?:^|\s)file=/u.test(fence.meta ?? '')) {
      file.message(
        `This ${fence.lang} program has ${lines} lines, and no test runs it. Move it to docs-samples/<page>/<file> and write \`\`\`${fence.lang} file=docs-samples/<page>/<file>; up to ${maxUntestedLines} lines may stay in the page.`,
        fence,
      );
    }
  });
});
