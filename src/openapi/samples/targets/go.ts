import {apiConventions} from '../../../config/api';
import {json} from '../languages';
import {printLiteral} from '../literals';
import {join, list, name, notes, file} from '../text';
import type {Json, SampleRequest, Shown, Target} from '../types';

/** JSON in backticks, in which Go processes no escapes; a backtick is written as a JSON escape. */
const rawText = (body: Json): string => `\`${printLiteral(body, json).replaceAll('`', '\\u0060')}\``;

/** Go's exported form of a name: `ID` for `id`. */
const exported = (field: string): string => (field === 'id' ? 'ID' : name.pascal(field));

/** A call in the body of a function. */
const call = (before: string, values: readonly string[]): string => {
  // The width counts the indentation of the function, and that of a block in it.
  const lines = list(`\t\t${before}(`, values, ')', {indent: '\t'}).split('\n');
  return lines.map((line, index) => (index === 0 ? line.slice(2) : line)).join('\n');
};

/** The fields of a struct, aligned like gofmt. */
function structFields(fields: readonly (readonly [name: string, type: string, tag: string])[]): string[] {
  const widthOf = (column: 0 | 1): number => Math.max(...fields.map((field) => field[column].length));
  const [names, types] = [widthOf(0), widthOf(1)];
  return fields.map(([field, type, tag]) => `${field.padEnd(names)} ${type.padEnd(types)} \`json:"${tag}"\``);
}

const types = {string: 'string', integer: 'int', number: 'float64', boolean: 'bool'} as const;

/** The type of the shown part: a struct with the shown fields, or any JSON. */
function shownType({fields, isList}: Shown): string {
  const item =
    fields.length === 0
      ? 'json.RawMessage'
      : join([
          'struct {',
          join(structFields(fields.map((field) => [exported(field.name), types[field.type], field.name])), '\t'),
          '}',
        ]);
  return isList ? `[]${item}` : item;
}

/** The fields of a struct that contains a type at a path, from the outside in. */
function nested([step, ...rest]: readonly string[], type: string): string {
  return step === undefined
    ? type
    : `${exported(step)} ${rest.length === 0 ? type : join(['struct {', join([nested(rest, type)], '\t'), '}'])} \`json:"${step}"\``;
}

function printLines({path, isList, fields, paged}: Shown): string {
  const print = (from: string): string =>
    call(
      'fmt.Println',
      fields.length === 0 ? [`string(${from})`] : fields.map((field) => `${from}.${exported(field.name)}`),
    );
  const whole = ['answer', ...path.map(exported)].join('.');
  return isList
    ? join([`for _, item := range ${whole} {`, join([print('item')], '\t'), '}', paged && `// ${notes.pages}`])
    : print(whole);
}

/** Reads the response into `name`, which is declared first. */
const decodeLines = (name: string, type: string): string =>
  join([
    `var ${name} ${type}`,
    'decoder := json.NewDecoder(response.Body)',
    `err = decoder.Decode(&${name})`,
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
  ]);

const problemFields = structFields([
  ['Code', 'string', 'code'],
  ['Detail', 'string', 'detail'],
  ['RequestID', 'string', 'request_id'],
]);

/** Reads and handles the response: directly if it can share a struct with an error, otherwise one after the other. */
function responseLines(shows: Shown | undefined): string {
  const handleError = (from: string, ...before: string[]): string =>
    join([
      'if response.StatusCode >= 400 {',
      join(
        [
          ...before,
          `// ${notes.retry}`,
          call('log.Fatalf', ['"%s: %s (%s)"', `${from}.Code`, `${from}.Detail`, `${from}.RequestID`]),
        ],
        '\t',
      ),
      '}',
    ]);
  if (shows && shows.path.length > 0) {
    const members = join([nested(shows.path, shownType(shows)), '// Of an error:', ...problemFields], '\t');
    return join([decodeLines('answer', join(['struct {', members, '}'])), handleError('answer'), printLines(shows)]);
  }
  const problem = decodeLines('problem', join(['struct {', join(problemFields, '\t'), '}']));
  return join([
    handleError('problem', problem),
    shows && decodeLines('answer', shownType(shows)),
    shows ? printLines(shows) : 'fmt.Println(response.StatusCode)',
  ]);
}

const setHeader = (header: string, value: string): string => call('request.Header.Set', [json.text(header), value]);

function declareRequest({method, url, body, credential, headers}: SampleRequest): string {
  const constant = `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  return join([
    body !== undefined && `body := strings.NewReader(${rawText(body)})`,
    call('request, err := http.NewRequest', [constant, `"${url}"`, body === undefined ? 'nil' : 'body']),
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    credential &&
      setHeader(
        credential.header,
        `${credential.prefix && `"${credential.prefix}"+`}os.Getenv("${apiConventions.apiKey.variable}")`,
      ),
    body !== undefined && setHeader('Content-Type', '"application/json"'),
    ...Object.entries(headers).map(([header, value]) => setHeader(header, json.text(value))),
  ]);
}

const newKey = [
  'key := make([]byte, 16)',
  'if _, err := rand.Read(key); err != nil {',
  '\tlog.Fatal(err)',
  '}',
  setHeader(apiConventions.idempotency.header, 'hex.EncodeToString(key)'),
];

/** Go with only its standard library. */
export const go: Target = (request) => {
  const {body, credential, takesIdempotencyKey, idempotencyKey, shows} = request;
  const makesKey = takesIdempotencyKey && idempotencyKey === undefined;
  const keyLines = makesKey ? newKey : [setHeader(apiConventions.idempotency.header, json.text(idempotencyKey ?? ''))];
  return [
    file('main.go', 'go', [
      'package main',
      '',
      'import (',
      makesKey && '\t"crypto/rand"',
      makesKey && '\t"encoding/hex"',
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
      join([declareRequest(request), takesIdempotencyKey && join([`// ${notes.key}`, ...keyLines])], '\t'),
      '',
      join(
        [
          'client := &http.Client{',
          '\tTimeout: 10 * time.Second,',
          '}',
          'response, err := client.Do(request)',
          'if err != nil {',
          '\tlog.Fatal(err)',
          '}',
          'defer response.Body.Close()',
          '',
          responseLines(shows),
        ],
        '\t',
      ),
      '}',
    ]),
  ];
};
