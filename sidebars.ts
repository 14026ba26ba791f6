import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A category that is always open. */
const openCategory = (label: string, items: string[]) => ({
  type: 'category' as const,
  label,
  collapsible: false,
  items,
});

/** The documentation's sidebar, in reading order. */
export default {
  docs: [
    'index',
    {type: 'link', label: 'API reference', href: '/api'},
    {
      'First steps': [
        'quickstart',
        {
          'Languages and frameworks': [
            'quickstarts/nodejs',
            'quickstarts/javascript',
            'quickstarts/express',
            'quickstarts/nextjs',
            'quickstarts/nuxt',
            'quickstarts/vue',
            'quickstarts/python',
            'quickstarts/django',
            'quickstarts/fastapi',
            'quickstarts/php',
            'quickstarts/laravel',
            'quickstarts/ruby',
            'quickstarts/rails',
            'quickstarts/java',
            'quickstarts/go',
            'quickstarts/dotnet',
          ],
        },
        'authentication',
        'sdks/index',
        'testing',
        'environments',
        'ai',
      ],
      Domains: [
        'sending-domains',
        'tracking-domains',
        'customer-domains',
        {type: 'link', label: 'SPF, DKIM and DMARC (guide)', href: '/guides/spf-dkim-and-dmarc'},
      ],
      Send: [
        openCategory('Email API', ['sending/index', 'sending/bulk']),
        openCategory('SMTP', ['sending/smtp', 'sending/smtp-frameworks', 'sending/smtp-timeouts']),
        openCategory('Content', [
          'sending/templates',
          'sending/attachments',
          'sending/calendar-invitations',
          'sending/unsubscribe-links',
          'sending/unsubscribe-page',
        ]),
        openCategory('Options', [
          'sending/idempotency',
          'sending/scheduling',
          'sending/tracking',
          'sending/tags-and-metadata',
          'sending/headers',
        ]),
      ],
      Webhooks: [
        'webhooks/index',
        'webhooks/events',
        'webhooks/verify-signatures',
        'webhooks/retries',
        'webhooks/failing',
        'webhooks/test-locally',
      ],
      API: [
        'conventions',
        {
          Errors: [
            'errors/index',
            'errors/bad-request',
            'errors/unauthorized',
            'errors/forbidden',
            'errors/not-found',
            'errors/too-many-requests',
            'errors/internal-server-error',
          ],
        },
        'limits',
        'size-limits',
        'pagination',
      ],
      Deliverability: [
        'sender-requirements',
        {type: 'link', label: 'Emails going to spam (guide)', href: '/guides/delivered-but-not-in-the-inbox'},
        'bounce-codes',
        'suppressions',
        'email-verification',
        {type: 'link', label: 'Warm-up (guide)', href: '/guides/warm-up-and-raise-limits'},
        'dedicated-ip',
        'postmaster-tools',
        'bimi',
        'statistics',
      ],
      'Audiences and campaigns': ['audiences', 'campaigns'],
      Security: ['security', 'account-security', 'trust'],
      'Account and billing': ['dashboard', 'credits', 'credits-running-out', 'add-ons', 'data-retention', 'support'],
      Resources: ['api-changelog', 'not-supported', 'glossary'],
    },
  ],
} satisfies SidebarsConfig;
