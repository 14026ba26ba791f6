import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {smtp} from '@site/src/config/site';

function Rows({rows}: {rows: readonly (readonly [name: string, value: ReactNode])[]}): ReactNode {
  return (
    <span className={styles.rows}>
      {rows.map(([name, value]) => (
        <span key={name}>
          <span className={styles.name}>{name}</span>
          <span>{value}</span>
        </span>
      ))}
    </span>
  );
}

const good = (text: string): ReactNode => <span className={styles.good}>{text}</span>;
const bad = (text: string): ReactNode => <span className={styles.bad}>{text}</span>;

export const apiPicture = (
  <Rows
    rows={[
      ['POST /v1/emails', good('202 accepted')],
      ['POST /v1/campaigns', bad('400 /subject: required')],
      ['GET /v1/suppressions', good('200')],
    ]}
  />
);

/** The settings of an SMTP client. */
export const smtpPicture = (
  <Rows
    rows={[
      ['host', smtp.host],
      ['port', smtp.port],
      ['tls', 'STARTTLS'],
    ]}
  />
);

/** One email becomes many. */
export const campaignsPicture = (
  <svg className={styles.drawing} viewBox="0 0 220 92" fill="none" stroke="currentColor" strokeWidth="2">
    {[
      [150, 4],
      [150, 34],
      [150, 64],
    ].map(([x = 0, y = 0]) => (
      <g key={y}>
        <path d={`M66 46C100 46 110 ${y + 12} ${x - 6} ${y + 12}`} strokeDasharray="2 5" opacity=".7" />
        <rect x={x} y={y} width="40" height="24" rx="2" />
        <path d={`M${x} ${y + 2}l20 12 20-12`} />
      </g>
    ))}
    <g className={styles.first}>
      <rect x="4" y="26" width="62" height="40" rx="3" fill="var(--mw-card)" />
      <path d="M4 29l31 19 31-19" />
    </g>
  </svg>
);

/** Addresses and their results. */
export const verificationPicture = (
  <Rows
    rows={[
      ['ada@post.example', good('✓')],
      ['ada@pots.example', bad('✕')],
      ['test@post.example', bad('✕')],
    ]}
  />
);

/** A template and the values inserted into it. */
export const templatesPicture = (
  <Rows
    rows={[
      ['template', 'receipt'],
      ['{{first_name}}', 'Ada'],
      ['{{total}}', '$48.00'],
    ]}
  />
);

/** The headers of a webhook request. */
export const webhooksPicture = (
  <Rows
    rows={[
      ['webhook-id', 'evt_5fK2mQ9xTz7R'],
      ['webhook-signature', 'v1,K5oZfzN95Z9U…'],
      ['type', good('email.delivered')],
    ]}
  />
);

/** The results of a recipient's checks. */
export const deliverabilityPicture = <Rows rows={['spf', 'dkim', 'dmarc'].map((name) => [name, good('pass')])} />;
