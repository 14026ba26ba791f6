import {ChangelogError, checkEntries, parseEntry} from './entries';

const good = `version: 1.1.0
changes:
  - kind: added
    description: |
      You can now ask for [the weather](/docs/quickstart).
    operations: [getWeather, weather.changed]
  - kind: removed
    description: The rain is gone.
    operations: [getRain]
    announces:
      - operation-removed GET /rain
`;

/** The error messages for a string parsed as an entry. */
function findings(text: string, file = 'api-spec/changelog/2026-11-21.yaml'): readonly string[] {
  try {
    parseEntry(file, text);
    return [];
  } catch (error) {
    if (error instanceof ChangelogError) {
      return error.findings.map((finding) => finding.replace('api-spec/changelog/2026-11-21.yaml', ''));
    }
    throw error;
  }
}

it('reads a day', () => {
  expect(parseEntry('api-spec/changelog/2026-11-21.yaml', good)).toEqual({
    file: 'api-spec/changelog/2026-11-21.yaml',
    date: '2026-11-21',
    version: '1.1.0',
    changes: [
      {
        kind: 'added',
        description: 'You can now ask for [the weather](/docs/quickstart).\n',
        operations: ['getWeather', 'weather.changed'],
        announces: [],
        line: 3,
      },
      {
        kind: 'removed',
        description: 'The rain is gone.',
        operations: ['getRain'],
        announces: ['operation-removed GET /rain'],
        line: 7,
      },
    ],
  });
});

it.each([
  [
    'a kind that is unknown',
    (text: string) => text.replace('kind: added', 'kind: improved'),
    /^:3: "changes.0.kind" is wrong. Expected one of added, changed/u,
  ],
  [
    'a change without a kind',
    (text: string) => text.replace('- kind: added\n    description', '- description'),
    /^:3: "changes.0.kind" is wrong/u,
  ],
  [
    'a text without a full stop',
    (text: string) => text.replace('gone.', 'gone'),
    /^:8: "changes.1.description" is wrong.*period/u,
  ],
  ['a text that is empty', (text: string) => text.replace('The rain is gone.', "''"), /^:8: "changes.1.description"/u],
  [
    'a key that is unknown',
    (text: string) => text.replace('announces', 'announced'),
    /^:1[01]: "changes.1.announced" is wrong. Expected no such key/u,
  ],
  [
    'operations that are no list',
    (text: string) => text.replace('[getRain]', 'getRain'),
    /^:9: "changes.1.operations" is wrong. Expected a list/u,
  ],
  [
    'an operation twice',
    (text: string) => text.replace('[getRain]', '[getRain, getRain]'),
    /^:9: "changes.1.operations" is wrong. Expected a list without duplicates/u,
  ],
  [
    'an operation that is no name',
    (text: string) => text.replace('[getRain]', '["GET /rain"]'),
    /^:9: "changes.1.operations.0" is wrong.*operationId/u,
  ],
  ['an announcement that names nothing', (text: string) => text.replace('removed GET /rain', 'removed'), /^:11: /u],
  [
    'a version that is none',
    (text: string) => text.replace('1.1.0', 'v1'),
    /^:1: "version" is wrong. Expected a version such as/u,
  ],
  ['no changes', () => 'version: 1.0.0\n', /^:1: "changes" is wrong. Expected a list of changes/u],
  ['changes that are no list', () => 'changes: none\n', /^:1: "changes" is wrong. Expected a list of changes/u],
  ['an empty file', () => '', /^:1: "the entry" is wrong. Expected a mapping/u],
  ['a mistake in the syntax', (text: string) => text.replace('[getRain]', '[getRain'), /^:1?\d: .*Fix the syntax/su],
])('finds %s, with its line', (_name, change, message) => {
  const [finding = ''] = findings(change(good));
  expect(finding).toMatch(message);
});

it.each(['2026-02-30', '21-11-2026', 'draft', '2026-11-21-more'])('refuses the name %s', (name) => {
  expect(findings(good, `api-spec/changelog/${name}.yaml`)[0]).toContain(`${name}.yaml:1: the file name is not a date`);
});

describe('checkEntries', () => {
  const day = (date: string, text: string): ReturnType<typeof parseEntry> => parseEntry(`${date}.yaml`, text);
  const change = (kind: string, name: string, version = ''): string =>
    `${version}changes: [{kind: ${kind}, description: Text., operations: [${name}]}]`;

  it('puts the newest day first', () => {
    const days = [day('2026-01-02', good), day('2026-03-01', 'changes: [{kind: fixed, description: Text.}]')];
    const known = new Set(['getWeather', 'weather.changed']);
    expect(checkEntries(days, known).map(({date}) => date)).toEqual(['2026-03-01', '2026-01-02']);
  });

  it('accepts the operations of the spec, and those that a later entry removed', () => {
    const [added, removed] = [
      day('2026-01-02', change('added', 'getRain')),
      day('2026-02-01', change('removed', 'getRain')),
    ];
    expect(() => checkEntries([added], new Set(['getRain']))).not.toThrow();
    expect(() => checkEntries([added, removed], new Set())).not.toThrow();
    expect(() => checkEntries([added], new Set())).toThrow(
      '2026-01-02.yaml:1: the API has no operation or event "getRain"',
    );
    const later = day('2026-03-01', change('changed', 'getRain'));
    expect(() => checkEntries([removed, later], new Set())).toThrow('2026-03-01.yaml:1');
  });

  it('lets versions only grow', () => {
    const [first, second] = ['version: 1.10.0\n', 'version: 1.9.0\n'].map((version, index) =>
      day(`2026-0${index + 1}-01`, change('fixed', 'getRain', version)),
    );
    expect(() => checkEntries([first, second] as never, new Set(['getRain']))).toThrow(
      /1\.10\.0 is not below 1\.9\.0/u,
    );
  });
});
