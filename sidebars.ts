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
            'quickstarts/php',
            'quickstarts/laravel',
            'quickstarts/ruby',
            'quickstarts/rails',
            'quickstarts/java',
            'quickstarts/go',
          ],
        },
        'authentication',
        'sdks/index',
        'testing',
        'ai',
      ],
    },
    {
      type: 'category',
      label: 'Domains',
      items: [
        'sending-domains',
        'tracking-domains',
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
          items: ['sending/templates', 'sending/attachments', 'sending/unsubscribe-links'],
        },
        {
          type: 'category',
          label: 'Options',
          items: ['sending/idempotency', 'sending/scheduling', 'sending/tracking', 'sending/tags-and-metadata'],
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
      items: ['security'],
    },
    {
      type: 'category',
      label: 'Account and billing',
      items: ['credits', 'add-ons', 'data-retention', 'support'],
    },
    {
      type: 'category',
      label: 'Resources',
      items: ['api-changelog', 'not-supported', 'glossary'],
    },
  ],
} satisfies SidebarsConfig;
