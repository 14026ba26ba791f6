/** Answers on pages that the product team hasn't confirmed, each with its file. See illustrative.ts. */
export const unconfirmedAnswers: readonly (readonly [file: string, answer: string])[] = [
  ['docs/trust.mdx', 'where data is stored, now "on request"'],
  ['docs/trust.mdx', 'the subprocessors, now "on request"'],
  ['docs/trust.mdx', 'certifications, the BAA and penetration tests, now "on request"'],
  ['docs/account-security.mdx', 'two-factor authentication, but no roles, single sign-on or audit log'],
  ['docs/credits-running-out.mdx', 'two emails to the owners, and no balance in the API'],
  ['docs/testing.mdx', 'what test emails count toward, and addresses with a plus sign'],
  ['docs/sending/headers.mdx', 'whether your own Message-ID is kept'],
  ['docs/sending/unsubscribe-page.mdx', 'what people can do on the page, and what nobody can change'],
  ['docs/postmaster-tools.mdx', 'the feedback loops that Mailwren is registered for'],
];
