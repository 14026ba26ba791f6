import {apiConventions} from '../../../config/api';
import {json} from '../languages';
import {printLiteral} from '../literals';
import {join, name, notes, file} from '../text';
import type {Json, SampleRequest, Target} from '../types';

/**
 * JSON as a text block. Its escapes are doubled, so that Java does not process them; JSON never
 * contains three quotes in a row.
 */
function textBlock(body: Json, margin: string): string {
  return `"""\n${join([printLiteral(body, json).replaceAll('\\', '\\\\')], margin)}\n${margin}"""`;
}

/** The builder call for a method; `HttpRequest` has shortcuts for some. */
function methodLine({method, body}: SampleRequest): string | undefined {
  if (body !== undefined) {
    const publisher = `BodyPublishers.ofString(${textBlock(body, ' '.repeat(16))})`;
    return ['POST', 'PUT'].includes(method) ? `.${method}(${publisher})` : `.method("${method}", ${publisher})`;
  }
  switch (method) {
    case 'GET':
      return undefined;
    case 'DELETE':
      return '.DELETE()';
    default:
      return ['POST', 'PUT'].includes(method)
        ? `.${method}(BodyPublishers.noBody())`
        : `.method("${method}", BodyPublishers.noBody())`;
  }
}

function printLines({shows}: SampleRequest): string {
  const margin = ' '.repeat(8);
  if (!shows) {
    return `${margin}System.out.println(response.statusCode());`;
  }
  const {path, isList, fields, paged} = shows;
  const values = (from: string): string =>
    fields.length === 0 ? from : fields.map((field) => `${from}.get("${field.name}").asText()`).join(' + " " + ');
  const whole = ['answer', ...path.map((step) => `.get("${step}")`)].join('');
  return isList
    ? join(
        [
          `for (var item : ${whole}) {`,
          `    System.out.println(${values('item')});`,
          '}',
          paged && `// ${notes.pages}`,
        ],
        margin,
      )
    : join([`var data = ${whole};`, `System.out.println(${values('data')});`], margin);
}

/** Java 17 with its own HTTP client, and Jackson for JSON. */
export const java: Target = (request) => {
  const {operationId, url, body, credential, headers, takesIdempotencyKey, idempotencyKey, shows} = request;
  const {apiKey, idempotency} = apiConventions;
  const readAnswer = 'var answer = new ObjectMapper().readTree(response.body());';
  const method = methodLine(request);
  return [
    file(`${name.pascal(operationId)}.java`, 'java', [
      'import com.fasterxml.jackson.databind.ObjectMapper; // com.fasterxml.jackson.core:jackson-databind',
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      method?.includes('BodyPublishers') && 'import java.net.http.HttpRequest.BodyPublishers;',
      'import java.net.http.HttpResponse.BodyHandlers;',
      'import java.time.Duration;',
      takesIdempotencyKey && idempotencyKey === undefined && 'import java.util.UUID;',
      '',
      `public class ${name.pascal(operationId)} {`,
      '    public static void main(String[] args) throws Exception {',
      '        var request = HttpRequest.newBuilder()',
      `            .uri(URI.create("${url}"))`,
      '            .timeout(Duration.ofSeconds(10))',
      credential &&
        `            .header("${credential.header}", ${credential.prefix && `"${credential.prefix}" + `}System.getenv("${apiKey.variable}"))`,
      body !== undefined && '            .header("Content-Type", "application/json")',
      ...Object.entries(headers).map(
        ([header, value]) => `            .header(${json.text(header)}, ${json.text(value)})`,
      ),
      takesIdempotencyKey && `            // ${notes.key}`,
      takesIdempotencyKey &&
        `            .header("${idempotency.header}", ${idempotencyKey === undefined ? 'UUID.randomUUID().toString()' : json.text(idempotencyKey)})`,
      method !== undefined && `            ${method}`,
      '            .build();',
      '',
      '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
      shows && `        ${readAnswer}`,
      '        if (response.statusCode() >= 400) {',
      !shows && `            ${readAnswer}`,
      `            // ${notes.retry}`,
      '            System.err.printf("%s: %s (%s)%n", answer.get("code").asText(),',
      '                answer.get("detail").asText(), answer.get("request_id").asText());',
      '            System.exit(1);',
      '        }',
      printLines(request),
      '    }',
      '}',
    ]),
  ];
};
