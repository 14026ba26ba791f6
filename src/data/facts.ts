/**
 * The facts that the product promises. Pages take numbers from here, so that
 * one edit changes all of them and no translation can change one.
 */
export const facts = {
  /** Credits that one email through the API or SMTP costs. */
  creditsPerEmail: 1,
  /** Credits that one campaign email costs. */
  creditsPerCampaignEmail: 2,
  /** Credits that the verification of one address costs. */
  creditsPerVerification: 5,
  /** Average time from request to delivery, in seconds. */
  averageDeliverySeconds: 6,
  /** Uptime as a share of the time. */
  uptime: 0.999,
  /** Customers in the community; the claim is "over". */
  customers: 1300,
  /** The time that a first setup takes, in minutes; the claim is "under". */
  setupMinutes: 5,
  /** Days in which the money comes back on request. */
  guaranteeDays: 30,
  /** Emails that may have been sent when the money is asked back. */
  guaranteeEmails: 1000,
  /** What non-profits and students save on all bundles. */
  nonProfitDiscount: 0.5,
  /** Messages per second that a new account may send. */
  startingRatePerSecond: 2,
  /** Messages per day that a new account may send. */
  startingRatePerDay: 5000,
} as const;
