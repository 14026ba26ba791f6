/** How long the content of an email is kept without the Data Retention add-on, in days. */
const contentRetentionDays = 30;

/** How long the language cookie is kept, in days. A separate constant, so that pages load only this limit. */
export const languageCookieDays = 365;

/** The share of complaints above which accounts are reviewed. */
const maxComplaintRate = 0.001;

/** The maximum size of a message after Base64 encoding, in megabytes. */
const maxMessageMegabytes = 25;

/**
 * The limits of the API, SMTP, and webhooks in the documentation, and the periods and rates in the policies.
 * limits.test.ts compares them with the API spec.
 */
export const limits = {
  /** The maximum number of recipients of one email: `to`, `cc`, and `bcc` together. */
  maxRecipients: 50,
  /** The maximum number of emails in one bulk request. */
  maxBulkEmails: 100,
  /** The maximum length of a subject in characters: the longest line that SMTP allows. */
  maxSubjectCharacters: 998,
  maxMessageMegabytes,
  /**
   * The total size of a message's files: Base64 turns 57 bytes into 78, including the line break. Marked as pure, so
   * that the boot script leaves it out.
   */
  maxAttachedMegabytes: /* @__PURE__ */ Math.floor((maxMessageMegabytes * 57) / 78),
  /** The maximum number of files attached to one email. */
  maxAttachments: 50,
  /** The maximum number of tags on one email. */
  maxTags: 10,
  /** The maximum number of `metadata` entries in one email. */
  maxMetadataEntries: 20,
  /** The maximum number of custom headers in one email. */
  maxOwnHeaders: 20,
  /** How far ahead an email can be scheduled, in days. */
  maxScheduleDays: 30,
  /** How long delivery of a deferred email is retried, in hours. */
  deferralRetryHours: 72,
  /** The maximum number of requests per second and account, for all operations together. */
  maxRequestsPerSecond: 10,
  /** How long an idempotency key is remembered, in hours. */
  idempotencyKeyHours: 24,
  /** The maximum number of characters in an idempotency key. */
  maxIdempotencyKeyCharacters: 256,
  /** The default number of objects per page of a list. */
  defaultPageSize: 20,
  /** The maximum number of objects per page of a list. */
  maxPageSize: 100,
  /** The timeout for the response to an event, in seconds. */
  webhookTimeoutSeconds: 15,
  /** The maximum number of attempts to send an event. */
  webhookAttempts: 10,
  /** The approximate time between the first and the last attempt, in days. */
  webhookRetryDays: 3,
  /** The waits between attempts, one fewer than the attempts; webhookDelays.ts adds them up. */
  webhookWait1Seconds: 5,
  webhookWait2Minutes: 5,
  webhookWait3Minutes: 30,
  webhookWait4Hours: 2,
  webhookWait5Hours: 5,
  webhookWait6Hours: 10,
  webhookWait7Hours: 14,
  webhookWait8Hours: 20,
  webhookWait9Hours: 24,
  /** How long every delivery to a webhook must fail before the webhook is disabled, in days. */
  webhookDisableDays: 5,
  /** How far the timestamp of an event may be from the receiver's clock, in minutes. */
  webhookToleranceMinutes: 5,
  /** How long requests are also signed with a replaced secret, in hours. */
  signingSecretOverlapHours: 24,
  contentRetentionDays,
  /** How long delivery logs and technical logs are kept without the Data Retention add-on, in days. */
  logRetentionDays: 30,
  /** How long the results of email verifications are kept, in days: as long as content. */
  verificationRetentionDays: contentRetentionDays,
  /** How long content, logs, and verification results are kept with the Data Retention add-on, in days. */
  extendedRetentionDays: 365,
  /** The maximum time for which the data of a closed account is kept, in days. */
  accountRetentionDays: 30,
  /** The maximum time for which support messages are kept after the request is resolved, in days. */
  supportRetentionDays: 30,
  /** The maximum time for which backups contain deleted data, in days. */
  backupRetentionDays: 30,
  languageCookieDays,
  /** The notice before a subprocessor is added or replaced, in days. */
  subprocessorNoticeDays: 30,
  /** The notice before a policy changes or a feature is removed, in days. */
  noticeDays: 30,
  /** The notice with which Mailwren can end a contract, in days. */
  terminationNoticeDays: 30,
  maxComplaintRate,
  /** The share of complaints at which the guides raise an alert: early enough to act before the limit. */
  complaintAlertRate: maxComplaintRate / 2,
  /** The share of the last purchase at which the owners get an email that credits are running out. */
  creditWarningRate: 0.2,
  /** The share of hard bounces above which accounts are reviewed. */
  maxHardBounceRate: 0.05,
  /** The period over which complaint and bounce rates are calculated, in days. */
  rateWindowDays: 30,
  /** The maximum number of simultaneous SMTP connections per account. */
  maxSmtpConnections: 10,
  /** The SMTP port with STARTTLS. */
  smtpPortStartTls: 587,
  /** The SMTP port with implicit TLS. */
  smtpPortTls: 465,
  /** A second SMTP port with STARTTLS, for networks that block the first port. */
  smtpPortAlternative: 2525,
} as const;

/** The limits that are not confirmed yet; see illustrative.ts. */
export const illustrativeLimits = [
  'webhookWait1Seconds',
  'webhookWait2Minutes',
  'webhookWait3Minutes',
  'webhookWait4Hours',
  'webhookWait5Hours',
  'webhookWait6Hours',
  'webhookWait7Hours',
  'webhookWait8Hours',
  'webhookWait9Hours',
  'webhookDisableDays',
  'contentRetentionDays',
  'logRetentionDays',
  'extendedRetentionDays',
  'accountRetentionDays',
  'supportRetentionDays',
  'backupRetentionDays',
  'subprocessorNoticeDays',
  'noticeDays',
  'terminationNoticeDays',
  'rateWindowDays',
  'maxComplaintRate',
  'creditWarningRate',
  'maxHardBounceRate',
  'smtpPortStartTls',
  'smtpPortTls',
  'smtpPortAlternative',
] as const satisfies readonly (keyof typeof limits)[];
