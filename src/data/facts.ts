/**
 * Facts about the product. Pages get their numbers from here, so that one edit
 * changes all of them.
 */
export const facts = {
  /** Credits that one email through the API or SMTP costs. */
  creditsPerEmail: 1,
  /** Credits that one campaign email costs. */
  creditsPerCampaignEmail: 2,
  /** Credits that the verification of one email address costs. */
  creditsPerVerification: 5,
  /** Average time from request to delivery, in seconds. */
  averageDeliverySeconds: 6,
  /** Uptime as a fraction. */
  uptime: 0.999,
  /** Customers in the community; the claim is "over". */
  customers: 1300,
  /** The time for a first setup in minutes; the claim is "under". */
  setupMinutes: 5,
  /** The days of the money-back guarantee. */
  guaranteeDays: 30,
  /** The maximum number of emails sent for the money-back guarantee. */
  guaranteeEmails: 1000,
  /** The discount for non-profits and students on all bundles. */
  nonProfitDiscount: 0.5,
  /** Messages per second that a new account may send. */
  startingRatePerSecond: 2,
  /** Messages per day that a new account may send. */
  startingRatePerDay: 5000,
  /** Attempts after which the clients in the samples give up. */
  retryAttempts: 4,
  /** The longest wait between two attempts of these clients, in seconds. */
  retryMaxWaitSeconds: 30,
} as const;
