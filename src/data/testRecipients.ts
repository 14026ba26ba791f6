/** The domain of test recipients: each simulates the result in its name, receives nothing, and costs no credits. */
export const testRecipientDomain = 'test.mailwren.example';

/** The addresses of all test recipients. */
export const testRecipients: readonly string[] = ['delivered', 'bounced', 'complained', 'deferred', 'suppressed'].map(
  (result) => `${result}@${testRecipientDomain}`,
);
