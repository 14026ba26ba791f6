import {json} from '../languages';
import {printLiteral} from '../literals';
import {join, name, notes, file} from '../text';
import type {Json, SampleRequest, Target} from '../types';

/**
 * JSON as a text block. Its own escapes are doubled, so that Java reads none of
 * them; three quotes in a row do not occur in JSON.
 */
function textBlock(body: Json, margin: string): string {
  return `"""\n${join([printLiteral(body, json).replaceAll('\\', '\\\\')], margin)}\n${margin}"""`;
}

/** How requests with a method are built; `HttpRequest` has short forms for some. */
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

function printLines({shows: {items, fields, paged}}: SampleRequest): string {
  const values = (from: string): string =>
    fields.map((field) => `${from}.get("${field.name}").asText()`).join(' + " " + ');
  const path = ['data', ...(items ?? [])].map((step) => `.get("${step}")`).join('');
  return items === undefined
    ? join([`var data = answer${path};`, `System.out.println(${values('data')});`], ' '.repeat(8))
    : join(
        [
          `for (var item : answer${path}) {`,
          `    System.out.println(${values('item')});`,
          '}',
          paged && `// ${notes.pages}`,
        ],
        ' '.repeat(8),
      );
}

/** Java 17 with its own HTTP client, and Jackson for JSON. */
export const java: Target = (request) => {
  const {operationId, url, body, takesIdempotencyKey, idempotencyKey} = request;
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
      '            .header("Authorization", "Bearer " + System.getenv("MAILWREN_API_KEY"))',
      body !== undefined && '            .header("Content-Type", "application/json")',
      takesIdempotencyKey && `            // ${notes.key}`,
      takesIdempotencyKey &&
        `            .header("Idempotency-Key", ${idempotencyKey === undefined ? 'UUID.randomUUID().toString()' : json.text(idempotencyKey)})`,
      method !== undefined && `            ${method}`,
      '            .build();',
      '',
      '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
      '        var answer = new ObjectMapper().readTree(response.body());',
      '        if (response.statusCode() >= 400) {',
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
