import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './pictures.module.css';
import {Bird} from '@site/src/components/ui/Wren';
import {smtp} from '@site/src/config/site';

type Row = readonly [name: string, value: ReactNode];

/** Names and their values, one below the other. */
function Rows({rows, className = styles.rows}: {rows: readonly Row[]; className?: string}): ReactNode {
  return (
    <span className={className}>
      {rows.map(([name, value]) => (
        <span key={name}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
        </span>
      ))}
    </span>
  );
}

const good = (text: string): ReactNode => <span className={styles.good}>{text}</span>;
const bad = (text: string): ReactNode => <span className={styles.bad}>{text}</span>;

/** A picture from the product for each feature, the same in every language. */
export const pictures = {
  /** Requests and their responses. */
  api: (
    <Rows
      className={clsx(styles.rows, styles.terminal)}
      rows={[
        ['POST /v1/emails', good('202 accepted')],
        ['POST /v1/campaigns', bad('400 /subject: required')],
        ['GET /v1/suppressions', good('200')],
      ]}
    />
  ),

  /** The settings of an SMTP client, as a form. */
  smtp: (
    <Rows
      className={styles.form}
      rows={[
        ['host', smtp.host],
        ['port', smtp.port],
        ['tls', 'STARTTLS'],
      ]}
    />
  ),

  /** A newsletter as a mail app shows it, with a button to unsubscribe and the link at its end. */
  campaigns: (
    <span className={styles.letter}>
      <span className={styles.sender}>
        <span className={styles.avatar}>
          <Bird />
        </span>
        <span>news@shop.example</span>
        <span className={styles.button}>Unsubscribe</span>
      </span>
      <span className={styles.lines} />
      <span className={styles.unsubscribe}>Unsubscribe</span>
    </span>
  ),

  /** Addresses on labels, with the result of their verification. */
  verification: (
    <span className={styles.labels}>
      {(
        [
          ['ada@post.example', 'deliverable'],
          ['info@post.example', 'risky'],
          ['ada@pots.example', 'undeliverable'],
        ] as const
      ).map(([address, result]) => (
        <span key={address} className={styles.label} data-result={result}>
          <span>{address}</span>
          <b>{result}</b>
        </span>
      ))}
    </span>
  ),

  /** A template, and the email that it becomes. */
  templates: (
    <span className={styles.merge}>
      <span className={styles.page}>
        <span>
          Hi <mark>{'{{name}}'}</mark>,
        </span>
        <span className={styles.lines} />
        <span>
          Total: <mark>{'{{total}}'}</mark>
        </span>
      </span>
      <span className={styles.page}>
        <span>
          Hi <b>Ada</b>,
        </span>
        <span className={styles.lines} />
        <span>
          Total: <b>$48.00</b>
        </span>
      </span>
    </span>
  ),

  /** The headers of a webhook request. */
  webhooks: (
    <Rows
      rows={[
        ['webhook-id', 'evt_5fK2mQ9xTz7R'],
        ['webhook-signature', 'v1,K5oZfzN95Z9U…'],
        ['type', good('email.delivered')],
      ]}
    />
  ),

  /** An email that passes the checks of a mail server on its way to the inbox. */
  deliverability: (
    <svg className={styles.drawing} viewBox="0 0 420 108" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M70 48H352" strokeDasharray="2 6" />
      <g className={styles.first}>
        <rect x="6" y="27" width="64" height="42" rx="3" fill="var(--mw-card)" />
        <path d="M6 30l32 20 32-20" />
      </g>
      {['SPF', 'DKIM', 'DMARC'].map((check, index) => (
        <g key={check} className={styles.check} transform={`translate(${130 + index * 80} 48)`}>
          <circle r="25" fill="var(--mw-card)" strokeWidth="2.5" />
          <circle r="19.5" strokeWidth="1" strokeDasharray="1.5 3" />
          <path d="M-8 0l6 6 11-12" strokeWidth="3" />
          <text y="50" textAnchor="middle" fill="currentColor" stroke="none">
            {check}
          </text>
        </g>
      ))}
      <path d="M352 48v20a4 4 0 0 0 4 4h52a4 4 0 0 0 4-4V48M352 48h16l5 9h18l5-9h16M352 48l9-22h42l9 22" />
    </svg>
  ),
} as const;
