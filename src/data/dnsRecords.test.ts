import {readFileSync} from 'node:fs';

import {exampleDomain, exampleRecords} from './dnsRecords';

interface ApiRecord {
  purpose: string;
  type: string;
  name: string;
  value: string;
  priority: number | null;
}

const example = JSON.parse(
  readFileSync('api-spec/examples/sending-domains/createSendingDomain.response.simple.json', 'utf8'),
) as {value: {data: {name: string; records: ApiRecord[]}}};

/** A value preceded by its priority, as in zone files. */
const shown = ({value, priority}: ApiRecord): string => `${priority === null ? '' : `${priority} `}${value}`;

test('the records match the API response', () => {
  const {name: domain, records} = example.value.data;
  expect(records.map(({purpose, type, name}) => ({purpose, type, name: name.replace(domain, exampleDomain)}))).toEqual(
    exampleRecords.map(({purpose, type, name}) => ({purpose, type, name})),
  );
  records.forEach((record, index) => {
    const {value = ''} = exampleRecords[index] ?? {};
    expect(shown(record)).toMatch(value.endsWith('…') ? value.slice(0, -1) : value);
    expect(value).not.toBe('');
  });
});
