import {type Found, problemsAfter} from '../testing/brokenSpec';

interface Case {
  name: string;
  file: string;
  from: RegExp;
  to: string;
  /** What the line holds that the problem points at. */
  line: string;
  message: RegExp;
}

/** Mistakes in files of their own, so that one run of the check finds all that cannot be parsed. */
const unparsable: readonly Case[] = [
  {
    name: 'YAML that cannot be read',
    file: 'resources/emails/sendEmail.yaml',
    from: /^summary: /mu,
    to: 'summary: [',
    line: 'description:',
    message: /./u,
  },
  {
    name: 'JSON that cannot be read',
    file: 'examples/templates/getTemplate.response.text_only.json',
    from: /[^]+/u,
    to: '{\n"summary": \n',
    line: '',
    message: /./u,
  },
  {
    name: 'a key twice',
    file: 'resources/audiences/getAudience.yaml',
    from: /^/u,
    to: 'summary: Twice\n',
    line: 'summary: Get an audience',
    message: /duplicated mapping key/u,
  },
];

/** As above, for what is parsed and makes no sense. */
const unresolvable: readonly Case[] = [
  {
    name: 'a reference to no file',
    file: 'resources/templates/createTemplate.yaml',
    from: /CreateTemplateRequest\.yaml/u,
    to: 'Nothing.yaml',
    line: 'Nothing.yaml',
    message: /leads to no file: .*schemas\/Nothing\.yaml/u,
  },
  {
    name: 'a reference to nothing in a file',
    file: 'resources/audiences/createAudience.yaml',
    from: /CreateAudienceRequest\.yaml/u,
    to: 'CreateAudienceRequest.yaml#/nothing',
    line: '#/nothing',
    message: /leads to nothing/u,
  },
  {
    name: 'an operationId twice',
    file: 'resources/emails/getEmail.yaml',
    from: /operationId: getEmail/u,
    to: 'operationId: sendEmail',
    line: 'operationId: sendEmail',
    message: /unique `operationId`/u,
  },
  {
    name: 'a text where an object is expected',
    file: 'resources/suppressions/getSuppression.yaml',
    from: /[^]+/u,
    to: 'hello\n',
    line: 'hello',
    message: /Expected type/u,
  },
];

describe.each([
  ['cannot be parsed', unparsable],
  ['cannot be resolved', unresolvable],
])('what %s', (_what, cases) => {
  let found: readonly Found[] = [];
  beforeAll(async () => {
    found = await problemsAfter(
      ...cases.map(({file, from, to}) => ({file, change: (text: string) => text.replace(from, () => to)})),
    );
  });

  it.each(cases)('reports file and line of $name', ({file, line, message}) => {
    const texts = found
      .filter((problem) => problem.file === file && message.test(problem.message))
      .map(({text}) => text);
    expect(texts).toContainEqual(expect.stringContaining(line));
  });
});
