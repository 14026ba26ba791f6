import type {Example, Spec} from '@packages/openapi';

import {type Context, type Jsx, flowElement, readNames, readProps, setProps} from '../../build/jsx';

/** A DNS record in a response of the API. */
interface ApiRecord {
  purpose: string;
  type: string;
  name: string;
  value: string;
  priority?: number | null;
  required?: boolean;
}

/** The records in each example of the spec that contains DNS records. */
function recordsByExample({components}: Spec): Map<string, readonly ApiRecord[]> {
  const examples: Record<string, Example> = components?.examples ?? {};
  return new Map(
    Object.entries(examples).flatMap(([name, {value}]): [string, readonly ApiRecord[]][] => {
      const {data} = (value ?? {}) as {data?: {records?: ApiRecord[]; record?: ApiRecord}};
      const records = data?.records ?? (data?.record ? [data.record] : undefined);
      return records ? [[name, records]] : [];
    }),
  );
}

/**
 * `<DnsRecords example="createSendingDomain.response.simple" />`: the records of
 * an example of the spec. Other records are written as `<DnsRecord purpose="spf" type="TXT" name="…" value="…" />`.
 */
export function resolveDnsRecords(node: Jsx, {spec, fail}: Context): void {
  const {example} = readProps(node, {example: 'optional'}, fail);
  if (example === undefined) {
    if (!node.children.some((child) => 'name' in child && child.name === 'DnsRecord')) {
      fail(
        '<DnsRecords> needs either example="…" with the name of an example in the spec, or <DnsRecord> elements inside.',
        node,
      );
    }
    return;
  }
  const all = recordsByExample(spec());
  readNames(example, [...all.keys()], 'DNS record example', node, fail);
  setProps(node, {});
  node.children = (all.get(example) ?? []).map(({purpose, type, name, value, priority, required}) =>
    flowElement('DnsRecord', {
      purpose,
      type,
      name,
      value,
      priority: typeof priority === 'number' ? String(priority) : undefined,
      optional: required === false || undefined,
    }),
  );
}

/** Checks a `<DnsRecord>` that an author has written; those from the spec have no position. */
export function checkDnsRecord(node: Jsx, {fail}: Context): void {
  if (node.position !== undefined) {
    const [required, optional] = ['required', 'optional'] as const;
    readProps(node, {purpose: required, type: required, name: required, value: required, priority: optional}, fail);
  }
}
