import {json} from '../languages';
import {printLiteral} from '../literals';
import {join, name, notes, file} from '../text';
import type {Json, SampleRequest, Shown, Target} from '../types';

/** JSON between backticks, where Go reads no escape; a backtick becomes one of JSON's own. */
const rawText = (body: Json): string => `\`${printLiteral(body, json).replaceAll('`', '\\u0060')}\``;

/** A name as Go exports it: `ID` for `id`. */
const exported = (field: string): string => (field === 'id' ? 'ID' : name.pascal(field));

/** The fields of a struct, lined up as gofmt does it. */
function structFields(fields: readonly (readonly [name: string, type: string, tag: string])[]): string[] {
  const widthOf = (column: 0 | 1): number => Math.max(...fields.map((field) => field[column].length));
  const [names, types] = [widthOf(0), widthOf(1)];
  return fields.map(([field, type, tag]) => `${field.padEnd(names)} ${type.padEnd(types)} \`json:"${tag}"\``);
}

function shownFields({fields}: Shown): string[] {
  return structFields(
    fields.map((field) => [exported(field.name), field.type === 'integer' ? 'int' : 'string', field.name]),
  );
}

/** A struct within a struct, from the outside in. */
function nested(steps: readonly string[], isList: boolean, inside: readonly string[]): string {
  return steps.reduceRight<string>(
    (text, step, index) =>
      join([
        `${exported(step)} ${isList && index === steps.length - 1 ? '[]' : ''}struct {`,
        join([text], '\t'),
        `} \`json:"${step}"\``,
      ]),
    join(inside),
  );
}

function printLines({items, fields, paged}: Shown): string {
  const values = (from: string): string => fields.map((field) => `${from}.${exported(field.name)}`).join(', ');
  const path = ['answer', 'Data', ...(items ?? []).map(exported)].join('.');
  return items === undefined
    ? `fmt.Println(${values(path)})`
    : join([`for _, item := range ${path} {`, `\tfmt.Println(${values('item')})`, '}', paged && `// ${notes.pages}`]);
}

function declareRequest({method, url, body}: SampleRequest): string {
  const constant = `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  return join([
    body !== undefined && `body := strings.NewReader(${rawText(body)})`,
    `request, err := http.NewRequest(${constant}, "${url}", ${body === undefined ? 'nil' : 'body'})`,
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    'request.Header.Set("Authorization", "Bearer "+os.Getenv("MAILWREN_API_KEY"))',
    body !== undefined && 'request.Header.Set("Content-Type", "application/json")',
  ]);
}

const newKey = [
  'key := make([]byte, 16)',
  'if _, err := rand.Read(key); err != nil {',
  '\tlog.Fatal(err)',
  '}',
  'request.Header.Set("Idempotency-Key", hex.EncodeToString(key))',
];

/** Go with nothing but its standard library. */
export const go: Target = (request) => {
  const {body, takesIdempotencyKey, idempotencyKey, shows} = request;
  const makesKey = takesIdempotencyKey && idempotencyKey === undefined;
  const keyLines = makesKey ? newKey : [`request.Header.Set("Idempotency-Key", ${json.text(idempotencyKey ?? '')})`];
  const problem = structFields([
    ['Code', 'string', 'code'],
    ['Detail', 'string', 'detail'],
    ['RequestID', 'string', 'request_id'],
  ]);
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
      '\t"os"',
      body !== undefined && '\t"strings"',
      '\t"time"',
      ')',
      '',
      'func main() {',
      join([declareRequest(request), takesIdempotencyKey && join([`// ${notes.key}`, ...keyLines])], '\t'),
      '',
      join(
        [
          'client := &http.Client{Timeout: 10 * time.Second}',
          'response, err := client.Do(request)',
          'if err != nil {',
          '\tlog.Fatal(err)',
          '}',
          'defer response.Body.Close()',
          '',
          'var answer struct {',
          join([nested(['data', ...(shows.items ?? [])], shows.items !== undefined, shownFields(shows))], '\t'),
          '\t// Of an error:',
          join(problem, '\t'),
          '}',
          'if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {',
          '\tlog.Fatal(err)',
          '}',
          'if response.StatusCode >= 400 {',
          `\t// ${notes.retry}`,
          '\tlog.Fatalf("%s: %s (%s)", answer.Code, answer.Detail, answer.RequestID)',
          '}',
          printLines(shows),
        ],
        '\t',
      ),
      '}',
    ]),
  ];
};
