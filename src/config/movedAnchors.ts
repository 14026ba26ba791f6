/**
 * The IDs of headings that changed, old to new, by the English path of the page, without the language prefix. A path
 * that ends with `/*` matches all pages under it. The heading contains an empty element with the old ID, so that links
 * to it still work. If you change an ID, add it here.
 */
export const movedAnchors: Readonly<Record<`/${string}`, Readonly<Record<string, string>>>> = {
  '/api/events/*': {answer: 'response'},
  '/blog/receive-webhooks-you-can-trust': {
    'answer-then-work': 'store-then-respond',
    'do-nothing-twice': 'process-each-event-once',
  },
  '/blog/what-a-bounce-code-tells-you': {'when-the-answer-comes-later': 'later-bounces'},
  '/docs/audiences': {erase: 'delete'},
  '/docs/campaigns': {life: 'statuses', personal: 'personalization', 'not-possible': 'limitations'},
  '/docs/conventions': {address: 'base-url', absent: 'missing-values', repeat: 'retries'},
  '/docs/credits': {when: 'charges'},
  '/docs/dedicated-ip': {what: 'changes', when: 'when-you-need-one'},
  '/docs/email-verification': {when: 'when-to-verify'},
  '/docs/errors': {shape: 'error-responses'},
  '/docs/errors/internal-server-error': {'no-answer': 'timeouts'},
  '/docs/limits': {what: 'rate-limits'},
  '/docs/pagination': {answer: 'response'},
  '/docs/quickstart': {'read-the-answer': 'read-the-response'},
  '/docs/quickstarts/*': {'register-your-address': 'register-your-endpoint'},
  '/docs/sender-requirements': {who: 'who-must-comply'},
  '/docs/sending/bulk': {repeat: 'retry-emails', 'retry-a-batch': 'retry-emails', batches: 'recover-from-a-crash'},
  '/docs/sending/idempotency': {how: 'how-it-works', which: 'requests-that-need-a-key'},
  '/docs/sending/smtp': {answers: 'responses'},
  '/docs/sending/tracking': {'leave-off': 'turn-off'},
  '/docs/sending/unsubscribe-links': {which: 'requirements'},
  '/docs/support': {ask: 'contact', 'what-to-write': 'what-to-include'},
  '/docs/suppressions': {'take-off': 'remove', how: 'how-addresses-are-added'},
  '/docs/webhooks': {answer: 'acknowledge'},
  '/docs/webhooks/retries': {repeats: 'process-once', when: 'when-events-are-sent-again'},
  '/docs/webhooks/verify-signatures': {what: 'signing'},
  '/guides/clean-a-list': {tidy: 'remove-addresses', ask: 'email-in-batches'},
  '/guides/move-from-another-provider': {'tidy-up': 'clean-up'},
  '/guides/send-a-password-reset': {'the-complete-program': 'the-complete-script'},
  '/guides/send-receipts': {where: 'send-after-payment'},
  '/guides/warm-up-and-raise-limits': {ask: 'request-higher-limits'},
};

/** The IDs of headings that changed on a page, by its English path: old ID and new ID. */
export function movedAnchorsOf(path: string): (readonly [from: string, to: string])[] {
  return Object.entries(movedAnchors)
    .filter(([page]) => page === path || (page.endsWith('/*') && path.startsWith(page.slice(0, -1))))
    .flatMap(([, anchors]) => Object.entries(anchors));
}
