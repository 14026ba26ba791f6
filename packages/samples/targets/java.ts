import type {Json} from '@packages/openapi';

import type {Language} from '../language';
import {json, printLiteral} from '../literals';
import {headerLines, makesKey, printLines} from '../statements';
import {fitting, list, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

/** Java 17. Strings are written like in JSON. */
export const javaLanguage: Language = {...json, id: 'java', comment: '//', indent: '    '};

/** JSON as a text block, with backslashes doubled, because Java processes escapes. JSON never contains `"""`. */
const textBlock = (body: Json): string =>
  ['"""', ...printLiteral(body, json).replaceAll('\t', '  ').replaceAll('\\', '\\\\').split('\n'), '"""'].join('\n\t');

/** A call with arguments. */
const call = (method: string, values: readonly string[]): string => list(`${method}(`, values, ')', '');

/** The builder call for an HTTP method. `HttpRequest` has shortcuts for some methods. */
function methodLine({method, body}: SampleRequest): string | undefined {
  const publisher = body === undefined ? 'BodyPublishers.noBody()' : 'BodyPublishers.ofString(body)';
  if (body === undefined && ['GET', 'DELETE'].includes(method)) {
    return method === 'GET' ? undefined : '.DELETE()';
  }
  return ['POST', 'PUT'].includes(method)
    ? call(`.${method}`, [publisher])
    : call('.method', [`"${method}"`, publisher]);
}

/** Code with each `.get` on a separate line if they don't fit on one. */
const chain = (code: string): string => fitting(code, code.replaceAll('.get(', '\n\t.get('));

/** Java 17 with its own HTTP client, and Jackson for JSON. */
export const java: Target = (request) => {
  const {operationId, url, body, credential, shows} = request;
  const method = methodLine(request);
  const readResult = 'var result = new ObjectMapper()\n\t.readTree(response.body());';
  const data = shows?.isList ? 'items' : 'data';
  const path = shows?.path.map((step) => `.get("${step}")`).join('');
  return file(`${name.pascal(operationId)}.java`, javaLanguage, [
    '// com.fasterxml.jackson.core:jackson-databind',
    'import com.fasterxml.jackson.databind.ObjectMapper;',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    method?.includes('BodyPublishers') && 'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    'import java.time.Duration;',
    makesKey(request) && 'import java.util.UUID;',
    '',
    `public class ${name.pascal(operationId)} {`,
    [
      'static final String URL =',
      [`"${url}";`],
      '',
      'public static void main(String[] args)',
      [
        'throws Exception {',
        credential && `var apiKey =\n\tSystem.getenv("${credential.variable}");`,
        body !== undefined && `var body = ${textBlock(body)};`,
        'var request = HttpRequest.newBuilder()',
        [
          '.uri(URI.create(URL))',
          '.timeout(Duration.ofSeconds(10))',
          ...headerLines(request, javaLanguage, {
            set: (header, value) => call('.header', [javaLanguage.text(header), value]),
            apiKey: (prefix) => `${prefix && `"${prefix}" + `}apiKey`,
            newKey: 'UUID.randomUUID().toString()',
          }),
          method,
          '.build();',
        ],
        '',
        'var response = HttpClient',
        ['.newHttpClient()', '.send(', ['request,', 'BodyHandlers.ofString()'], ');'],
        shows && readResult,
        'if (response.statusCode() >= 400) {',
        [!shows && readResult, `// ${notes.retry(request)}`, 'System.err.println(result);', 'System.exit(1);'],
        '}',
        shows && chain(`var ${data} = result${path};`),
        ...printLines(shows ? {...request, shows: {...shows, path: []}} : request, javaLanguage, {
          body: data,
          status: 'response.statusCode()',
          member: (field) => `.get("${field}")`,
          value: (code, type) => (type ? `${code}.asText()` : code),
          print: (values) => {
            const [start, between, end] = ['System.out.println(', ' + " "', ');'];
            const lines = `${start}\n\t${values.join(`${between}\n\t+ `)}\n${end}`;
            return fitting(
              `${start}${values.join(`${between} + `)}${end}`,
              lines,
              lines.replaceAll(/(?=\.(?:get|asText))/gu, '\n\t\t'),
            );
          },
          each: (items) => [`for (var item : ${items}) {`, '}'],
        }),
      ],
      '}',
    ],
    '}',
  ]);
};
