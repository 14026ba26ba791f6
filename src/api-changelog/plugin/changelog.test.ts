import {load} from 'cheerio';

import {checkEntries, parseEntry} from './entries';
import {changelogFeeds} from './feeds';

const good = `version: 1.1.0
changes:
  - kind: removed
    description: The rain is gone.
    operations: [getRain]
    announces:
      - operation-removed GET /rain
  - kind: added
    description: |
      Ask for [the weather](/docs/quickstart) in <b>{days}</b>.
    operations: [createDay, day.changed]
`;
const file = 'api-spec/changelog/2026-11-21.yaml';

/** The error messages for a string parsed as an entry. */
function findings(text: string, name = file): readonly string[] {
  try {
    parseEntry(name, text);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

it('reads a day, with the lines of its changes', () => {
  const {date, version, changes} = parseEntry(file, good);
  expect([date, version]).toEqual(['2026-11-21', '1.1.0']);
  expect(changes[0]).toEqual({
    kind: 'removed',
    description: 'The rain is gone.',
    operations: ['getRain'],
    announces: ['operation-removed GET /rain'],
    line: 3,
  });
  expect(changes[1]).toMatchObject({announces: [], line: 8});
});

it.each([
  ['kind: removed', 'kind: improved', 3, '"changes.0.kind" is wrong. Expected one of added, changed'],
  ['gone.', 'gone', 4, '"changes.0.description" is wrong. Expected sentences'],
  ['removed GET /rain', 'removed', 7, '"changes.0.announces.0" is wrong. Expected a change as api:diff reports it'],
  ['1.1.0', 'v1', 1, '"version" is wrong. Expected a version such as 1.2.0'],
  [good, 'version: 1.0.0\n', 1, '"changes" is wrong. Expected a list of changes'],
  ['[getRain]', '[getRain', 6, '"the entry" is wrong. Expected YAML'],
])('finds a mistake, with its line: %s → %s', (from, to, line, message) => {
  const [finding = '', ...others] = findings(good.replace(from, to));
  expect(others).toEqual([]);
  expect(finding).toContain(`${file}:${line}: ${message}`);
});

it.each(['2026-02-30', 'draft', '2026-11-21-more'])('refuses the name %s', (name) => {
  expect(findings(good, `api-spec/changelog/${name}.yaml`)[0]).toContain(`${name}.yaml:1: the file name is not a date`);
});

describe('the days', () => {
  const day = (date: string, text: string): ReturnType<typeof parseEntry> => parseEntry(`${date}.yaml`, text);
  const change = (kind: string, name: string, version = ''): string =>
    `${version}changes: [{kind: ${kind}, description: Text., operations: [${name}]}]`;

  it('have names of the spec, or names that a later entry removes', () => {
    const [added, removed] = [
      day('2026-01-02', change('added', 'getRain')),
      day('2026-02-01', change('removed', 'getRain')),
    ];
    checkEntries([removed, added], new Set());
    checkEntries([added], new Set(['getRain']));
    expect(() => checkEntries([added], new Set())).toThrow(
      '2026-01-02.yaml:1: the API has no operation or event "getRain"',
    );
    const later = day('2026-03-01', change('changed', 'getRain'));
    expect(() => checkEntries([later, removed], new Set())).toThrow('2026-03-01.yaml:1');
  });
});

describe('the feeds', () => {
  const html = `<h2 id="2026-11-21">21. November 2026<a class="hash-link" href="#2026-11-21">#</a></h2>
<p class="a" data-version="1.1.0">Version 1.1.0</p><section class="b"><h3>Neu</h3><a href="/de/api">API</a> &lt;b&gt;</section>
<h2 id="2026-01-02">2. Januar 2026</h2><p>Text.</p><h2 id="next-steps">Mehr</h2><p>End</p>`;
  const page = 'https://site.example/de/docs/api-changelog';
  const feeds = changelogFeeds(html, page, {
    title: 'Changes & more',
    language: 'de-DE',
    home: 'https://site.example/de/',
  });

  it.each(Object.entries(feeds))('%s has an entry per day, with its URL as id and absolute URLs', (file, xml) => {
    const $ = load(xml, {xml: true});
    const texts = (selector: string): string[] =>
      $(selector)
        .get()
        .map((it) => $(it).text());
    const dates = (selector: string): string[] =>
      texts(selector).map((date) => new Date(date).toISOString().slice(0, 10));
    expect($.root().children().get(0)).toMatchObject({name: file === 'rss.xml' ? 'rss' : 'feed'});
    expect(texts('channel > title, feed > title')).toEqual(['Changes & more']);
    expect(dates('channel > lastBuildDate, feed > updated')).toEqual(['2026-11-21']);
    expect(texts('item > title, entry > title')).toEqual(['21. November 2026 (1.1.0)', '2. Januar 2026']);
    expect(texts('item > guid, entry > id')).toEqual([`${page}#2026-11-21`, `${page}#2026-01-02`]);
    expect(dates('item > pubDate, entry > published')).toEqual(['2026-11-21', '2026-01-02']);
    expect(xml).toContain('<h3>Neu</h3><a href="https://site.example/de/api">API</a> &lt;b&gt;');
    expect(xml).not.toMatch(/hash-link|End/u);
  });
});
