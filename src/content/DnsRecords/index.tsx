import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {purposeName} from '@site/src/components/ui/dnsPurpose';
import CopyValue from '@site/src/components/ui/CopyValue';
import TableHead from '@site/src/components/ui/TableHead';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

/** DNS records to publish, with copy buttons. On narrow screens, each record is a card. */
export function DnsRecords({children}: {children: ReactNode}): ReactNode {
  return (
    <table className={styles.records}>
      <TableHead
        columns={[
          translate({
            id: 'docs.dns.record',
            message: 'Record',
            description: 'Table of DNS records: title of the column with the purpose and type of a record',
          }),
          nameLabel(),
          valueLabel(),
        ]}
      />
      <tbody>{children}</tbody>
    </table>
  );
}

const nameLabel = (): string => translate({id: 'docs.dns.name', message: 'Name'});

const valueLabel = (): string => translate({id: 'docs.dns.value', message: 'Value'});

interface RecordProps {
  /** The purpose, as in the API: `spf`, `dkim`, `dmarc`, `return_path`, or `tracking`. */
  purpose: string;
  /** `TXT`, `MX`, `CNAME`. */
  type: string;
  name: string;
  value: string;
  /** The priority of an MX record. */
  priority?: string;
  /** Whether the domain also works without this record. */
  optional?: boolean;
}

/** One record. */
export function DnsRecord({purpose, type, name, value, priority, optional}: RecordProps): ReactNode {
  const title = purposeName(purpose);
  return (
    <tr lang={usePageLanguage().ui}>
      <th scope="row">
        <span className={styles.purpose}>{title}</span>{' '}
        <span className={styles.detail}>
          <span className={styles.type} translate="no">
            {type}
          </span>
          {/* The spaces separate words when copied or read aloud. */}{' '}
          {priority === undefined ? null : (
            <span>
              <Translate id="docs.dns.priority" values={{priority}}>
                {'Priority {priority}'}
              </Translate>
            </span>
          )}{' '}
          {optional ? (
            <span>
              <Translate id="docs.dns.optional">Optional</Translate>
            </span>
          ) : null}
        </span>
      </th>
      <td>
        <div className="narrow-only">{nameLabel()}</div>
        <CopyValue value={name} label={`${nameLabel()} (${title})`} />
      </td>
      <td>
        <div className="narrow-only">{valueLabel()}</div>
        <CopyValue value={value} label={`${valueLabel()} (${title})`} />
      </td>
    </tr>
  );
}
