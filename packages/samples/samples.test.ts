import {bundleSpec} from '@packages/lint';
import type {Operation, Spec} from '@packages/openapi';
import {createMockApi} from '@packages/sandbox/mock';

import {apiConventions} from '../../src/config/api';
import {samplesOfRequest} from './samples';
import {type SampleTarget, sampleTargets} from './targets';
import {type Syntax, javascript, json, php, printLiteral, python, ruby} from './literals';
import {requestOf, samplesOf} from './request';
import {codeOf as layOut, sampleWidth} from './text';
import type {Sample} from './types';

jest.setTimeout(60_000);

let description: Spec;
let operations: readonly Operation[];
beforeAll(async () => {
  description = await bundleSpec();
  ({operations} = createMockApi(description));
});

const codeOf = ({files}: Sample): string => files.map(({code}) => code).join('');

test('every operation has a sample for every target, which reads the key from the environment of a server', () => {
  expect(operations.length).toBeGreaterThan(0);
  for (const operation of operations) {
    const samples = samplesOf(description, operation, apiConventions);
    expect([operation.operationId, samples.map(({target}) => target)]).toEqual([operation.operationId, sampleTargets]);
    for (const sample of samples) {
      const code = codeOf(sample);
      expect(code).toContain(`${description.servers?.[0]?.url ?? '?'}/`);
      expect(code).toContain('MAILWREN_API_KEY');
      expect(code.includes('Idempotency-Key')).toBe(operation.method === 'post');
      expect(code).not.toMatch(/[ \t]$|undefined(?!;)/mu);
    }
    const [component] = samples.find(({target}) => target === 'vue')?.files ?? [];
    expect(component?.code).toMatch(/^<script setup>(?![^]*(?:MAILWREN_API_KEY|Authorization))/u);
  }
});

/** How each target writes a body; `literals.test.ts` checks that these literals evaluate to their values. */
const syntaxes: Readonly<Record<SampleTarget, Syntax>> = {
  ...{curl: json, java: json, go: json, python, php, laravel: php, ruby, rails: ruby},
  ...{javascript, node: javascript, next: javascript, nuxt: javascript, express: javascript, vue: javascript},
};

test('every sample contains the body of its request, as a literal of its language', () => {
  /** Code without what depends on the width of a line, or on the quotes around JSON. */
  const squeezed = (code: string): string =>
    code
      .replaceAll('\\\\', '\\')
      .replaceAll(/\s+/gu, '')
      .replaceAll(/,(?=[\]}])/gu, '');
  const bodies = operations
    .flatMap((operation) => requestOf(description, operation, apiConventions) ?? [])
    .filter(({body}) => body);
  expect(bodies.length).toBeGreaterThan(20);
  for (const request of bodies) {
    const missing = samplesOfRequest(request).filter((sample) => {
      const literal = layOut([printLiteral(request.body ?? null, syntaxes[sample.target])], '  ');
      return !squeezed(codeOf(sample)).includes(squeezed(literal));
    });
    expect([request.operationId, missing.map(({target}) => target)]).toEqual([request.operationId, []]);
  }
});

test('a line that is too wide has no place to break', () => {
  /**
   * Lines that no language can break: a string, a path, an import, the start of a declaration, a field in Go, and what
   * closes brackets.
   */
  const whole =
    /^\s*(?:(?:import|class|public class|export async function|export default|- |-H|\w+ =>|\w+ +(?:string|int|bool|float64)|'[^']*' =>|[\w$"'-]+:|return|curl)\s)?(?:f?"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\S+)(?:[\])},;]*| \\| \{| do \|item\|)$/u;
  const broken = operations.flatMap((operation) =>
    samplesOf(description, operation, apiConventions).flatMap(({target, files}) =>
      files
        .flatMap(({code}) => code.replaceAll('\\\\', '\\').split('\n'))
        .filter((line) => line.replaceAll('\t', '  ').length > sampleWidth && !whole.test(line))
        .map((line) => `${target} ${operation.operationId}: ${line}`),
    ),
  );
  expect(broken).toEqual([]);
});

test('the reader’s own idempotency key replaces the generated one', () => {
  const operation = operations.find(({operationId}) => operationId === 'sendEmail');
  const request = operation && requestOf(description, operation, apiConventions);
  const samples = request
    ? samplesOfRequest({...request, idempotency: {header: 'Idempotency-Key', key: "it's $1 \\"}})
    : [];
  expect(samples).toHaveLength(sampleTargets.length);
  for (const {target, files} of samples) {
    const code = files.map((file) => file.code).join('');
    expect([target, code]).toEqual([target, expect.stringMatching(/it(?:'|\\'|'\\'')s \\?\$1 \\{1,2}["']/u)]);
    expect([target, code]).not.toEqual([target, expect.stringMatching(/uuid|job_id|random|crypto/iu)]);
  }
});
