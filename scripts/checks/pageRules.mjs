import path from 'node:path';

import {plainText, readYaml} from '@packages/files';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {toString} from 'mdast-util-to-string';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {components} from '../../src/config/docusaurus/markdown.ts';
import {withRemedy} from '../../src/build/pageErrors.ts';
import {pageProblems, readSource} from '../../src/content/index.ts';
import {metadataProblems} from '../../src/lib/metadata.ts';
import {literalPrices} from '../../src/lib/prices.ts';
import {toolchains} from '../entry/toolchains.mjs';

/** Custom remark plugins for pages. */

/** The longest description that authors may write, in characters. */
const maxDescription = 160;

/** The longest untested code sample, in lines. */
const maxUntestedLines = 10;

/** The languages of samples that `npm run samples` can run. */
const runnable = toolchains.flatMap(({languages = []}) => languages);

const about = 'a sentence that states what the page is about';
const pageTypes = ['concept', 'how-to', 'reference', 'quickstart'];

/** The required fields, and those that this site interprets differently from Docusaurus. */
const customFields = {
  title: z.string('a title').trim().min(1, 'a title'),
  description: z
    .string(about)
    .trim()
    .min(1, about)
    .max(maxDescription, {
      error: ({input}) => `at most ${maxDescription} characters, found ${String(input).trim().length}`,
    }),
  page_type: z.enum(pageTypes, `one of ${pageTypes.join(', ')}`),
  // Docusaurus would read 2026-02-30 as a day in March, and it never shows `author`.
  last_update: z.strictObject({date: z.iso.date('a day such as 2026-02-20')}).optional(),
};

/** All valid fields. Docusaurus' schema lacks `title_meta`, which its theme uses. */
const knownFields = [
  ...new Set([...Object.keys(customFields), ...Object.keys(DocFrontMatterSchema.describe().keys), 'title_meta']),
];

/** The front matter of a page. The build validates Docusaurus' own fields. */
const frontMatter = z.strictObject({
  ...Object.fromEntries(knownFields.map((name) => [name, z.any().optional()])),
  ...customFields,
});

/** The front matter that search engines show. */
const metadata = z.looseObject(
  Object.fromEntries(['title', 'title_meta', 'description'].map((name) => [name, z.string().optional().catch('')])),
);

/** Limits a rule to files whose path, relative to the repository, matches `paths`. */
export const onlyIn = (paths, rule, options) =>
  function onlyInPaths() {
    const check = rule.call(this, options);
    return (tree, file, next) => {
      const name = path.relative(file.cwd, path.resolve(file.cwd, file.path)).replaceAll(path.sep, '/');
      return paths.test(name) ? check(tree, file, next) : next();
    };
  };

/** Requires a title, a description for search engines, and a page type in the front matter. */
export const requireFrontMatter = lintRule('site:front-matter', ({children: [first]}, file) => {
  const yaml = first?.type === 'yaml' ? first.value : '{}';
  const {issues} = readYaml(yaml, frontMatter, `one of the supported fields: ${knownFields.join(', ')}`);
  for (const {field, line, expected} of issues) {
    const what = field === '' ? 'The front matter' : `The front matter field "${field}"`;
    // The YAML starts on the second line.
    file.message(`${what} is missing or invalid. Expected ${expected}.`, {line: line + 1, column: 1});
  }
});

/** Requires titles and descriptions that search engines show in full. The build checks those that come from elsewhere. */
export const requireFittingMetadata = lintRule('site:metadata', ({children: [first]}, file) => {
  const {value, lineOf} = readYaml(first?.type === 'yaml' ? first.value : '{}', metadata, '');
  const title = value?.title_meta === undefined ? 'title' : 'title_meta';
  const problemsOf = (kind, field) =>
    metadataProblems(kind, value?.[field] ?? '').map((reason) => ({reason, line: lineOf([field])}));
  for (const {reason, line} of [...problemsOf('title', title), ...problemsOf('description', 'description')]) {
    file.message(reason, {line: line + 1, column: 1});
  }
});

/** Rejects content that isn't allowed or would look different than written. The build stops at the first error. */
export const requirePageRules = lintRule('site:pages', (tree, file) => {
  pageProblems(tree, plainText(String(file)), file.path, Object.keys(components)).forEach(({reason, node}) =>
    file.message(reason, node),
  );
});

/** Requires facts instead of literal prices. */
export const requirePriceFacts = lintRule('site:price-facts', (tree, file) => {
  visit(tree, 'text', (text) => {
    for (const price of literalPrices(text.value)) {
      file.message(
        `The price "${price}" would go stale when prices change. Use a fact, such as <Fact name="entryPrice" />. For the names, see docs/README.md.`,
        text,
      );
    }
  });
});

/** Parses pages the way the build does, and reports syntax errors with their line. */
export function readAsBuild() {
  const {parser} = this;
  this.parser = (text, file) => {
    let source = '';
    try {
      source = readSource(text, file.path);
    } catch (error) {
      const {line, reason} = /:(?<line>\d+): (?<reason>.*)$/su.exec(error.message)?.groups ?? {};
      file.fail(reason ?? error.message, {line: Number(line ?? 1), column: 1});
    }
    try {
      return parser(source, file);
    } catch (error) {
      return file.fail(withRemedy(error.reason ?? error.message), error.place);
    }
  };
}

/** Requires a unique ID for every heading, which translations keep. */
export const requireHeadingIds = lintRule('site:heading-ids', (tree, file) => {
  const seen = new Set();
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const id =
      last?.type === 'mdxTextExpression' ? /^\/\*\s*#(?<id>[^\W_][\w-]*)\s*\*\/$/u.exec(last.value)?.groups.id : null;
    if (!id) {
      file.message(
        `The heading "${toString(heading)}" has no ID. Add one at its end, such as {/* #send-it */}.`,
        heading,
      );
    } else if (seen.has(id)) {
      file.message(`Another heading on this page has the ID "${id}". Give each heading a unique ID.`, heading);
    }
    seen.add(id);
  });
});

/** Requires longer code samples to be files in docs-samples/, where tests run them. */
export const requireSampleFiles = lintRule('site:sample-files', (tree, file) => {
  visit(tree, 'code', (fence) => {
    const lines = fence.value.split('\n').length;
    if (runnable.includes(fence.lang ?? '') && lines > maxUntestedLines && !/(?:^|\s)file=/u.test(fence.meta ?? '')) {
      file.message(
        `This ${fence.lang} sample has ${lines} lines, and no test runs it. Move it to docs-samples/<page>/<file> and write \`\`\`${fence.lang} file=docs-samples/<page>/<file>. Samples of up to ${maxUntestedLines} lines may stay on the page.`,
        fence,
      );
    }
  });
});
