/**
 * The limits of the API, of SMTP and of webhooks that documentation names.
 * What the description says too is compared with it by limits.test.ts.
 */
export const limits = {
  /** Recipients of one email, `to`, `cc` and `bcc` together. */
  maxRecipients: 50,
  /** Emails in one bulk request. */
  maxBulkEmails: 100,
  /** Characters of a subject; the longest line that SMTP carries. */
  maxSubjectCharacters: 998,
  /** Size of a message after base64, in megabytes. */
  maxMessageMegabytes: 25,
  /** Tags on one email. */
  maxTags: 10,
  /** Entries of `metadata` of one email. */
  maxMetadataEntries: 20,
  /** Headers of the sender's own on one email. */
  maxOwnHeaders: 20,
  /** How far ahead an email can be scheduled, in days. */
  maxScheduleDays: 30,
  /** How long delivery of a deferred email is retried, in hours. */
  deferralRetryHours: 72,
  /** How long an idempotency key is remembered, in hours. */
  idempotencyKeyHours: 24,
  /** Characters of an idempotency key. */
  maxIdempotencyKeyCharacters: 256,
  /** Objects in one page of a list, where the request does not say. */
  defaultPageSize: 20,
  /** Objects in one page of a list, at most. */
  maxPageSize: 100,
  /** How long the receiver of an event may take to answer, in seconds. */
  webhookTimeoutSeconds: 15,
  /** How often an event is sent in all, until it is acknowledged. */
  webhookAttempts: 10,
  /** Over how many days these attempts are spread, about. */
  webhookRetryDays: 3,
  /** How far the timestamp of an event may be from the receiver's clock, in minutes. */
  webhookToleranceMinutes: 5,
  /** The port of SMTP that begins in plain text and switches to TLS (STARTTLS). */
  smtpPortStartTls: 587,
  /** The port of SMTP that is encrypted from the start. */
  smtpPortTls: 465,
  /** A second port with STARTTLS, for networks that block the first. */
  smtpPortAlternative: 2525,
} as const;

/** The ports of SMTP, which are illustrative (listed in illustrative.ts) and await confirmation. */
export const smtpPorts = [limits.smtpPortStartTls, limits.smtpPortTls, limits.smtpPortAlternative] as const;
