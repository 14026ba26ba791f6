/** Facts about the product. Pages get their numbers from here, so that one edit changes all of them. */
export const facts = {
  /** The credits that one email sent through the API or SMTP costs. */
  creditsPerEmail: 1,
  /** The credits that one campaign email costs. */
  creditsPerCampaignEmail: 2,
  /** The credits that verifying one email address costs. */
  creditsPerVerification: 5,
  /** The average time from `email.accepted` to `email.delivered`, in seconds. */
  averageDeliverySeconds: 6,
  /** The uptime target, as a fraction. */
  uptime: 0.999,
  /** The number of customers in the community; the claim is "over" this number. */
  customers: 1300,
  /** The time for a first setup in minutes; the claim is "under" this number. */
  setupMinutes: 5,
  /** The length of the money-back guarantee, in days. */
  guaranteeDays: 30,
  /** The maximum number of emails that an account can send and still get its money back. */
  guaranteeEmails: 1000,
  /** The discount for non-profits and students on all bundles. */
  nonProfitDiscount: 0.5,
  /** The messages per second that a new account may send. */
  startingRatePerSecond: 2,
  /** The messages per day that a new account may send. */
  startingRatePerDay: 5000,
  /** The number of attempts after which the clients in the samples give up. */
  retryAttempts: 4,
  /** The longest wait between two attempts of these clients, in seconds. */
  retryMaxWaitSeconds: 30,
} as const;
