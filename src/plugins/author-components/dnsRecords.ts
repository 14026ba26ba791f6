import type {Description, Example} from '../../openapi/types';
import type {Context} from './context';
import {type Jsx, flowElement, readProps, setProps} from './jsx';

/** A record of an object that the API answers with. */
interface ApiRecord {
  purpose?: string;
  type: string;
  name: string;
  value: string;
  ttl?: number | null;
  priority?: number | null;
  required?: boolean;
}

/** Where records come from when a page names an example of the description. */
const examplePattern = /^(?<operation>\w+)\.response\.(?<name>\w+)$/u;

function recordsOf({components}: Description, example: string): readonly ApiRecord[] | undefined {
  const examples: Record<string, Example> = components?.examples ?? {};
  const {data} = (examples[example]?.value ?? {}) as {data?: {records?: ApiRecord[]; record?: ApiRecord}};
  return data?.records ?? (data?.record ? [data.record] : undefined);
}

/**
 * `<DnsRecords example="createSendingDomain.response.simple" />`: the records
 * of an example of the description; `purposes="spf dkim"` some of them. Other
 * records are given one by one, as `<DnsRecord type="TXT" name="…" value="…" />`.
 */
export function resolveDnsRecords(node: Jsx, {description, fail}: Context): void {
  const {example, purposes} = readProps(node, {example: 'optional', purposes: 'optional'}, fail);
  if (example === undefined) {
    if (purposes !== undefined || !node.children.some((child) => 'name' in child && child.name === 'DnsRecord')) {
      fail('<DnsRecords> needs either an example="…" of the description or <DnsRecord> elements inside.', node);
    }
    return;
  }
  const records = examplePattern.test(example) ? recordsOf(description(), example) : undefined;
  if (!records) {
    const known = Object.keys(description().components?.examples ?? {}).filter((name) =>
      recordsOf(description(), name),
    );
    return fail(`<DnsRecords>: the example "${example}" has no records; expected one of: ${known.join(', ')}.`, node);
  }
  const wanted = purposes?.trim().split(/\s+/u);
  const known = records.map(({purpose = ''}) => purpose);
  const unknown = wanted?.filter((purpose) => !known.includes(purpose)) ?? [];
  if (unknown.length > 0) {
    fail(`<DnsRecords>: no record is for ${unknown.join(', ')}; expected some of: ${known.join(', ')}.`, node);
  }
  setProps(node, {});
  node.children = records
    .filter(({purpose = ''}) => wanted?.includes(purpose) ?? true)
    .map(({purpose, type, name, value, ttl, priority, required}) =>
      flowElement('DnsRecord', {
        purpose,
        type,
        name,
        value,
        priority: typeof priority === 'number' ? String(priority) : undefined,
        ttl: typeof ttl === 'number' ? String(ttl) : undefined,
        optional: required === false || undefined,
      }),
    );
}

/** One `<DnsRecord>` as an author writes it. */
export function checkDnsRecord(node: Jsx, {fail}: Context): void {
  // Those that come from the description are complete.
  if (node.position !== undefined) {
    readProps(
      node,
      {
        purpose: 'optional',
        type: 'required',
        name: 'required',
        value: 'required',
        priority: 'optional',
        ttl: 'optional',
      },
      fail,
    );
  }
}
