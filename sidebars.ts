import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The documentation's sidebar, in reading order. */
export default {
  docs: [
    'index',
    {type: 'link', label: 'API reference', href: '/api'},
    {
      type: 'category',
      label: 'Get started',
      items: [
        'quickstart',
        {
          type: 'category',
          label: 'Languages and frameworks',
          items: [
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
    },
    {
      type: 'category',
      label: 'Domains',
      items: [
        'sending-domains',
        'tracking-domains',
        'customer-domains',
        {type: 'link', label: 'SPF, DKIM and DMARC (guide)', href: '/guides/spf-dkim-and-dmarc'},
      ],
    },
    {
      type: 'category',
      label: 'Send',
      items: [
        {type: 'category', label: 'Email API', items: ['sending/index', 'sending/bulk']},
        {type: 'category', label: 'SMTP', items: ['sending/smtp', 'sending/smtp-frameworks', 'sending/smtp-timeouts']},
        {
          type: 'category',
          label: 'Content',
          items: [
            'sending/templates',
            'sending/attachments',
            'sending/calendar-invitations',
            'sending/unsubscribe-links',
            'sending/unsubscribe-page',
          ],
        },
        {
          type: 'category',
          label: 'Options',
          items: [
            'sending/idempotency',
            'sending/scheduling',
            'sending/tracking',
            'sending/tags-and-metadata',
            'sending/headers',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Webhooks',
      items: [
        'webhooks/index',
        'webhooks/events',
        'webhooks/verify-signatures',
        'webhooks/retries',
        'webhooks/failing',
        'webhooks/test-locally',
      ],
    },
    {
      type: 'category',
      label: 'API',
      items: [
        'conventions',
        {
          type: 'category',
          label: 'Errors',
          items: [
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
    },
    {
      type: 'category',
      label: 'Deliverability',
      items: [
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
    },
    {
      type: 'category',
      label: 'Audiences and campaigns',
      items: ['audiences', 'campaigns'],
    },
    {
      type: 'category',
      label: 'Security',
      items: ['security', 'account-security', 'trust'],
    },
    {
      type: 'category',
      label: 'Account and billing',
      items: ['dashboard', 'credits', 'credits-running-out', 'add-ons', 'data-retention', 'support'],
    },
    {
      type: 'category',
      label: 'Resources',
      items: ['api-changelog', 'not-supported', 'glossary'],
    },
  ],
} satisfies SidebarsConfig;
