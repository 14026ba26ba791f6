import type {Json} from '@packages/openapi';

import type {Language} from '../language';
import {json, printLiteral} from '../literals';
import {headerLines, makesKey, printLines} from '../statements';
import {type Lines, list, name, notes, file} from '../text';
import type {SampleRequest, Shown, Target} from '../types';

/** Go. Strings in double quotes are written like in JSON. */
export const goLanguage: Language = {...json, id: 'go', comment: '//', indent: '\t'};

/** JSON in backticks, in which Go doesn't process escapes. A backtick in it is a JSON escape. */
const rawText = (body: Json): string =>
  `\`${printLiteral(body, json).replaceAll('\t', '  ').replaceAll('`', '\\u0060')}\``;

/** Go's exported form of a name: `ID` for `id`. */
const exported = (field: string): string => name.pascal(field).replace(/Id$/u, 'ID');

const call = (before: string, values: readonly string[]): string => list(`${before}(`, values, ')');

const onError = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** The fields of a struct, aligned as gofmt does. */
function structFields(fields: readonly (readonly [name: string, type: string, tag: string])[]): string[] {
  const widthOf = (column: 0 | 1): number => Math.max(...fields.map((field) => field[column].length));
  const [names, types] = [widthOf(0), widthOf(1)];
  return fields.map(([field, type, tag]) => `${field.padEnd(names)} ${type.padEnd(types)} \`json:"${tag}"\``);
}

const types = {string: 'string', integer: 'int'} as const;

/** A struct with these members, to append to a line. */
const struct = (members: readonly string[]): string =>
  `struct {\n${members.join('\n')}`.replaceAll('\n', '\n\t') + '\n}';

/** The type of the shown part: a struct with the shown fields, or any JSON. */
function shownType({fields, isList}: Shown): string {
  const members = structFields(fields.map((field) => [exported(field.name), types[field.type], field.name]));
  return `${isList ? '[]' : ''}${members.length === 0 ? 'json.RawMessage' : struct(members)}`;
}

/** The field for a path: nested structs, the innermost with a field of this type. */
const nested = (path: readonly string[], type: string): string =>
  path.reduceRight(
    (inner, step, index) =>
      `${exported(step)} ${index === path.length - 1 ? inner : struct([inner])} \`json:"${step}"\``,
    type,
  );

/** Reads the response into a variable. */
const decodeLines = (variable: string, type: string): Lines => [
  `var ${variable} ${type}`,
  'decoder := json.NewDecoder(response.Body)',
  `err = decoder.Decode(&${variable})`,
  ...onError,
];

/** The fields of an error that are reported. */
const reported = ({problem: {code, detail, id}}: SampleRequest): string[] => [code, detail, id];

const problemFields = (request: SampleRequest): string[] =>
  structFields(reported(request).map((field) => [exported(field), 'string', field]));

/** Exits if the response is an error. */
const handleError = (request: SampleRequest, from: string, ...before: Lines): Lines => [
  'if response.StatusCode >= 400 {',
  [
    ...before,
    `// ${notes.retry(request)}`,
    call('log.Fatalf', ['"%s: %s (%s)"', ...reported(request).map((field) => `${from}.${exported(field)}`)]),
  ],
  '}',
];

/** Reads the response: into one struct with the error fields if a field contains the result, or else into two. */
function readLines(request: SampleRequest): Lines {
  const {shows} = request;
  if (shows && shows.path.length > 0) {
    const members = [nested(shows.path, shownType(shows)), '// Error fields:', ...problemFields(request)];
    return [...decodeLines('result', struct(members)), ...handleError(request, 'result')];
  }
  return [
    ...handleError(request, 'problem', ...decodeLines('problem', struct(problemFields(request)))),
    ...(shows ? decodeLines('result', shownType(shows)) : []),
  ];
}

/** Go with only its standard library. */
export const go: Target = (request) => {
  const {method, url, body, credential} = request;
  const constant = `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  const newKey = ['key := make([]byte, 16)', 'if _, err := rand.Read(key); err != nil {', '\tlog.Fatal(err)', '}'];
  return file('main.go', goLanguage, [
    'package main',
    '',
    'import (',
    makesKey(request) && '\t"crypto/rand"\n\t"encoding/hex"',
    '\t"encoding/json"',
    '\t"fmt"',
    '\t"log"',
    '\t"net/http"',
    credential && '\t"os"',
    body !== undefined && '\t"strings"',
    '\t"time"',
    ')',
    '',
    'func main() {',
    [
      body !== undefined && `body := strings.NewReader(${rawText(body)})`,
      call('request, err := http.NewRequest', [constant, `"${url}"`, body === undefined ? 'nil' : 'body']),
      ...onError,
      ...headerLines(request, goLanguage, {
        set: (header, value) => call('request.Header.Set', [goLanguage.text(header), value]),
        apiKey: (prefix, variable) => `${prefix && `"${prefix}"+`}os.Getenv("${variable}")`,
        newKey: 'hex.EncodeToString(key)',
        note: [`// ${notes.key}`, ...(makesKey(request) ? newKey : [])].join('\n'),
      }),
      '',
      'client := &http.Client{',
      '\tTimeout: 10 * time.Second,',
      '}',
      'response, err := client.Do(request)',
      ...onError,
      'defer response.Body.Close()',
      '',
      ...readLines(request),
      ...printLines(request, goLanguage, {
        body: 'result',
        status: 'response.StatusCode',
        member: (field) => `.${exported(field)}`,
        value: (code, type) => (type ? code : `string(${code})`),
        print: (values) => call('fmt.Println', values),
        each: (items) => [`for _, item := range ${items} {`, '}'],
      }),
    ],
    '}',
  ]);
};
