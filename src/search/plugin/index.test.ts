/** Indexes pages as the build does and finds them as the search box does, with the search plugin's own code. */
import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import type {LoadContext} from '@docusaurus/types';
import * as fc from 'fast-check';

import {searchOptions} from '../../config/search';
import type {SearchPage} from '../ranking';
import {type Search, openIndex} from '../ranking/rank';
import {toResult} from '../ranking/results';
import docsSearch, {validateOptions} from './index';

/** The HTML of a docs page. */
const page = (title: string, content: string, className = ''): string =>
  `<html><head><title>${title} | Mailwren</title></head><body><main><article><nav class="theme-doc-breadcrumbs">
<li class="breadcrumbs__item"><span>Docs</span></li><li class="breadcrumbs__item"><span>${title}</span></li></nav>
<div class="theme-doc-markdown ${className}"><h1>${title}</h1>${content}</div></article></main></body></html>`;

const fieldOf = (id: string, name: string, text = ''): string =>
  `<li id="${id}"><div><a><code>${name}</code></a></div><div><p>${text}</p></div></li>`;

/** The schema of the plugin's options. */
interface Schema {
  validate: (value: unknown) => {value: never};
}

/** Runs the plugin on some built pages, by path. */
async function searcherOf(pages: Readonly<Record<string, string>>): Promise<Search> {
  const dir = await mkdtemp(path.join(tmpdir(), 'search-'));
  try {
    for (const [url, html] of Object.entries(pages)) {
      await mkdir(path.dirname(path.join(dir, url)), {recursive: true});
      await writeFile(path.join(dir, `${url}.html`), html);
    }
    const context = {
      generatedFilesDir: path.join(dir, '.docusaurus'),
      siteDir: process.cwd(),
      baseUrl: '/',
      i18n: {currentLocale: 'en'},
      siteConfig: {url: 'https://mailwren.example', trailingSlash: false, themeConfig: {}},
    } as unknown as LoadContext;
    const validated = validateOptions as unknown as (given: object) => PluginOptions;
    const options = validated({
      options: {...searchOptions('en'), hashed: false},
      validate: (schema: Schema, value: unknown) => schema.validate(value).value,
    });
    const plugin = await docsSearch(context, options);
    await plugin.postBuild?.({...context, routesPaths: Object.keys(pages), outDir: dir} as never);
    const file = (await readdir(dir)).find((name) => name.startsWith('search-index'));
    return file === undefined
      ? () => []
      : openIndex(JSON.parse(await readFile(path.join(dir, file), 'utf8')) as SearchPage[], 'en');
  } finally {
    await rm(dir, {recursive: true});
  }
}

const found = (search: Search, query: string): string[] =>
  search(query, 10).map(({page: {path: page}, section: [hash]}) => page + hash);

it('builds no index if no page may be indexed', async () => {
  const hidden = page('A', 'Text').replace('<head>', '<head><meta name="robots" content="noindex, nofollow">');
  expect(found(await searcherOf({'docs/a': hidden}), 'text')).toEqual([]);
});

describe('the ranking', () => {
  let search: Search;
  beforeAll(async () => {
    const fields = (prefix: string): string =>
      fieldOf(`${prefix}scheduled_at`, 'scheduled_at', 'When to send the email.');
    search = await searcherOf({
      '/docs/bounces': page('Bounces', '<p>What happens then.</p>'),
      '/docs/heading': page('Other', '<h2 id="bounces">When it bounces</h2><p>A text.</p>'),
      '/docs/text': page(
        'Third',
        `<p>It can bounce. Send X-Bounce-Kind.</p><h2 id="before-you-start">Before you start</h2><p>Tracking</p>
        <h2 id="next-steps">Next steps</h2><p>Tracking</p>`,
      ),
      '/docs/scheduling': page('Scheduling', '<h2 id="a">Set scheduled_at</h2><p>Set scheduled_at and wait.</p>'),
      '/docs/many': page('Many', ['a', 'b', 'c'].map((id) => `<h2 id="${id}">Limit ${id}</h2><p>Text</p>`).join('')),
      '/docs/commands': page(
        'Setup',
        `<h2 id="packages">Packages</h2><p>Add one.</p><div class="code-panel"><span>Terminal</span>
        <pre aria-label="Terminal"><code># Once\nnpm install express\n</code></pre></div>`,
      ),
      '/docs/markup': page('Markup', '<p>Write &lt;b&gt; &amp; quotes.</p><pre>hidden</pre>'),
      '/api': page('API', `<ul>${fieldOf('response-header-Date', 'Date')}</ul>`, 'api-reference'),
      '/api/events/email-bounced': page(
        'Email bounced',
        '<div data-endpoint="EVENT email.bounced"><p><span data-method="event">EVENT</span> <code>email.bounced</code></p><p>Select it in <code>events</code>.</p></div>',
        'api-reference',
      ),
      '/api/emails': page('Emails', `<ul>${fieldOf('object-id', 'id')}</ul>`, 'api-reference'),
      '/api/emails/send-email': page(
        'Send an email',
        `<div><p><span data-method="post">POST</span> <code>https://api.example</code><code>/emails</code></p></div><ul>${fieldOf('body-attachments', 'attachments').replace('</li>', `<ul>${fieldOf('body-attachments-name', 'name')}</ul></li>`)}
        ${fields('body-')}</ul><ul>${fieldOf('response-header-Date', 'Date')}${fields('response-202-data-')}${fieldOf('response-202-data-id', 'id')}</ul>`,
        'api-reference',
      ),
      '/docs/keywords': `<meta name="keywords" content="passwordless login,OTP,heading bounced mail">${page('Sign-in links', '<p>Text</p>')}`,
      '/docs/404': page('Not found', ''),
    });
  });

  it('prefers titles to headings and headings to text', () => {
    const results = found(search, 'bounce').filter((url) => url.startsWith('/docs/'));
    expect(results.slice(0, 2)).toEqual(['/docs/bounces', '/docs/heading#bounces']);
    expect(found(search, 'bounce')).toContain('/docs/text');
  });

  it('prefers an exact name, in the request rather than in the response', () => {
    const results = found(search, 'scheduled_at');
    expect(results[0]).toBe('/api/emails/send-email#body-scheduled_at');
    expect(results.indexOf('/api/emails/send-email#response-202-data-scheduled_at')).toBeGreaterThan(0);
  });

  it('treats a keyword as a name of its page, which ranks above titles that contain only some of its words', () => {
    expect(found(search, 'heading bounced mail')[0]).toBe('/docs/keywords');
    expect(found(search, 'bounced')[0]).not.toBe('/docs/keywords');
  });

  it.each([
    ['an event by its name', 'email.bounced', '/api/events/email-bounced'],
    ['an event by a word of its name and "webhook"', 'bounced webhook', '/api/events/email-bounced'],
    ['another identifier whole', 'x-bounce-kind', '/docs/text'],
    ['an operation by method and path', 'POST /emails', '/api/emails/send-email'],
    ['an operation by its id', 'sendEmail', '/api/emails/send-email'],
    ['a field by its name in camel case', 'scheduledAt', '/api/emails/send-email#body-scheduled_at'],
    ['a nested field by its path', 'attachments.name', '/api/emails/send-email#body-attachments-name'],
    ['a command with its section', 'npm install', '/docs/commands#packages'],
    ['a title before its ending is typed', 'schedulin', '/docs/scheduling'],
    ['a title with a typo', 'shceduling', '/docs/scheduling'],
    ['a word written with a hyphen', 'e-mails', '/api/emails'],
    ['a page whose keywords are the query', 'passwordless', '/docs/keywords'],
  ])('finds %s first', (_what, query, url) => {
    expect(found(search, query)[0]).toBe(url);
  });

  it('shows at most two sections of a page before other pages', () => {
    expect(new Set(found(search, 'limit')).size).toBe(4);
    expect(found(search, 'limit text').slice(0, 4)).toContain('/docs/text');
  });

  it('omits next steps, requirements, code, error pages, and responses that repeat the object', () => {
    expect(found(search, 'tracking')).toEqual([]);
    expect(found(search, 'many')).toEqual(['/docs/many']);
    expect(found(search, 'hidden')).toEqual([]);
    expect(found(search, 'id')).not.toContain('/api/emails/send-email#response-202-data-id');
    expect(found(search, 'date')).toEqual(['/api#response-header-Date', '/api']);
    expect(found(search, 'not found')).not.toContain('/docs/404');
  });

  it('shows text unchanged, with the matches marked', () => {
    const [result] = search('quotes', 1).map(toResult);
    expect(result).toMatchObject({href: '/docs/markup', area: 'docs', breadcrumb: 'Docs'});
    expect(result?.excerpt?.map(({text, marked}) => (marked ? `[${text}]` : text)).join('')).toBe(
      'Write <b> & [quotes].',
    );
  });

  it('handles any query, however long, in time', () => {
    const started = performance.now();
    for (const query of ['__proto__ constructor toString', 'a'.repeat(10_000), 'word '.repeat(10_000)]) {
      expect(search(query, 12).length).toBeLessThanOrEqual(12);
    }
    fc.assert(fc.property(fc.string({unit: 'binary'}), (query) => search(query, 12).length <= 12));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
