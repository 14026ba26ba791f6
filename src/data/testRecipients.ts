/** The domain of test recipients: each simulates the result in its name, receives nothing, and costs no credits. */
export const testRecipientDomain = 'test.mailwren.example';

/** The behavior of test recipients, which is also the part of their address before the @ sign. */
const testRecipientNames = ['delivered', 'bounced', 'complained', 'deferred', 'suppressed'] as const;

/** The addresses of all test recipients. */
export const testRecipients: readonly string[] = testRecipientNames.map((name) => `${name}@${testRecipientDomain}`);
