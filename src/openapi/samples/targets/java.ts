import {apiConventions} from '../../../config/api';
import {json} from '../languages';
import {printLiteral} from '../literals';
import {fitting, join, list, name, notes, file} from '../text';
import type {Json, SampleRequest, Target} from '../types';

/**
 * JSON as a text block. Its escapes are doubled, so that Java does not process them; JSON never
 * contains three quotes in a row.
 */
function textBlock(body: Json, margin: string): string {
  return `"""\n${margin}${printLiteral(body, json, margin).replaceAll('\\', '\\\\')}\n${margin}"""`;
}

/** The builder call for a method; `HttpRequest` has shortcuts for some. */
function methodLine({method, body}: SampleRequest): string | undefined {
  if (body === undefined && method === 'GET') {
    return undefined;
  }
  if (body === undefined && method === 'DELETE') {
    return '.DELETE()';
  }
  const publisher = body === undefined ? 'BodyPublishers.noBody()' : 'BodyPublishers.ofString(body)';
  const [before, items] = ['POST', 'PUT'].includes(method)
    ? [`.${method}(`, [publisher]]
    : ['.method(', [`"${method}"`, publisher]];
  return list(before, items, ')', options(' '.repeat(12)));
}

const options = (margin: string): {margin: string; indent: string; trailingComma: boolean} => ({
  margin,
  indent: '    ',
  trailingComma: false,
});

/** A member of an object, each step on its own line if they do not fit on one. */
const chain = (start: string, steps: readonly string[], margin: string): string =>
  fitting(`${margin}${start}${steps.join('')};`, `${margin}${start}\n${margin}    ${steps.join(`\n${margin}    `)};`);

function printLines({shows}: SampleRequest): string {
  const margin = ' '.repeat(8);
  if (!shows) {
    return `${margin}System.out.println(response.statusCode());`;
  }
  const {path, isList, fields, paged} = shows;
  const steps = path.map((step) => `.get("${step}")`);
  const print = (from: string, around: string): string => {
    const inner = `${around}    `;
    const values = fields.length === 0 ? [[from]] : fields.map((field) => [from, `.get("${field.name}")`, '.asText()']);
    const lines = values.map((steps, index) => {
      const before = index === 0 ? inner : `${inner}+ `;
      const after = index < values.length - 1 ? ' + " "' : '';
      return fitting(before + steps.join('') + after, before + steps.join(`\n${inner}    `) + after);
    });
    return fitting(
      `${around}System.out.println(${values.map((steps) => steps.join('')).join(' + " " + ')});`,
      `${around}System.out.println(\n${lines.join('\n')}\n${around});`,
    );
  };
  return isList
    ? join([
        chain('var items = answer', steps, margin),
        `${margin}for (var item : items) {`,
        print('item', `${margin}    `),
        `${margin}}`,
        paged && `${margin}// ${notes.pages}`,
      ])
    : join([chain('var data = answer', steps, margin), print('data', margin)]);
}

/** Java 17 with its own HTTP client, and Jackson for JSON. */
export const java: Target = (request) => {
  const {operationId, url, body, credential, headers, takesIdempotencyKey, idempotencyKey, shows} = request;
  const {apiKey, idempotency} = apiConventions;
  const method = methodLine(request);
  const header = (named: string, value: string): string =>
    list('.header(', [json.text(named), value], ')', options(' '.repeat(12)));
  const readAnswer = (margin: string): string =>
    `${margin}var answer = new ObjectMapper()\n${margin}    .readTree(response.body());`;
  return [
    file(`${name.pascal(operationId)}.java`, 'java', [
      '// com.fasterxml.jackson.core:jackson-databind',
      'import com.fasterxml.jackson.databind.ObjectMapper;',
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      method?.includes('BodyPublishers') && 'import java.net.http.HttpRequest.BodyPublishers;',
      'import java.net.http.HttpResponse.BodyHandlers;',
      'import java.time.Duration;',
      takesIdempotencyKey && idempotencyKey === undefined && 'import java.util.UUID;',
      '',
      `public class ${name.pascal(operationId)} {`,
      '    static final String URL =',
      `        "${url}";`,
      '',
      '    public static void main(String[] args)',
      '        throws Exception {',
      credential && `        var apiKey =\n            System.getenv("${apiKey.variable}");`,
      body !== undefined && `        var body = ${textBlock(body, ' '.repeat(12))};`,
      '        var request = HttpRequest.newBuilder()',
      '            .uri(URI.create(URL))',
      '            .timeout(Duration.ofSeconds(10))',
      credential && header(credential.header, credential.prefix === '' ? 'apiKey' : `"${credential.prefix}" + apiKey`),
      body !== undefined && header('Content-Type', '"application/json"'),
      ...Object.entries(headers).map(([named, value]) => header(named, json.text(value))),
      takesIdempotencyKey && `            // ${notes.key}`,
      takesIdempotencyKey &&
        header(
          idempotency.header,
          idempotencyKey === undefined ? 'UUID.randomUUID().toString()' : json.text(idempotencyKey),
        ),
      method,
      '            .build();',
      '',
      '        var response = HttpClient',
      '            .newHttpClient()',
      '            .send(',
      '                request,',
      '                BodyHandlers.ofString()',
      '            );',
      shows && readAnswer(' '.repeat(8)),
      '        if (response.statusCode() >= 400) {',
      !shows && readAnswer(' '.repeat(12)),
      `            // ${notes.retry}`,
      '            System.err.println(answer);',
      '            System.exit(1);',
      '        }',
      printLines(request),
      '    }',
      '}',
    ]),
  ];
};
