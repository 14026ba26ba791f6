import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The documentation's sidebar, in reading order. */
export default {
  docs: [
    'index',
    {
      type: 'category',
      label: 'Get started',
      items: [
        'quickstart',
        {
          type: 'category',
          label: 'Languages and frameworks',
          items: [
            'quickstarts/javascript',
            'quickstarts/nodejs',
            'quickstarts/python',
            'quickstarts/php',
            'quickstarts/ruby',
            'quickstarts/rails',
            'quickstarts/laravel',
            'quickstarts/java',
            'quickstarts/go',
            'quickstarts/vue',
            'quickstarts/nuxt',
            'quickstarts/nextjs',
            'quickstarts/express',
          ],
        },
        'testing',
      ],
    },
    {
      type: 'category',
      label: 'Send',
      items: [
        'sending/index',
        'sending/smtp',
        'sending/bulk',
        'sending/templates',
        'sending/scheduling',
        'sending/attachments',
        'sending/tags-and-metadata',
        'sending/tracking',
      ],
    },
    {
      type: 'category',
      label: 'Receive events',
      items: [
        'webhooks/index',
        'webhooks/events',
        'webhooks/payloads',
        'webhooks/verify-signatures',
        'webhooks/retries',
        'webhooks/test-locally',
      ],
    },
    {
      type: 'category',
      label: 'Deliverability',
      items: [
        'sending-domains',
        'tracking-domains',
        {type: 'link', label: 'SPF, DKIM and DMARC', href: '/guides/spf-dkim-and-dmarc'},
        {type: 'link', label: 'Warm-up', href: '/guides/warm-up-and-raise-limits'},
        'suppressions',
        'email-verification',
        {type: 'link', label: 'Dedicated IP', href: '/docs/add-ons#dedicated-ip'},
        {type: 'link', label: 'Sending limits', href: '/docs/limits#raise'},
      ],
    },
    {
      type: 'category',
      label: 'Audiences and campaigns',
      items: ['audiences', 'campaigns'],
    },
    {
      type: 'category',
      label: 'Security and access',
      items: ['authentication', 'users-and-access', 'security'],
    },
    {
      type: 'category',
      label: 'Account and billing',
      items: ['credits', 'add-ons', 'data-retention', 'support'],
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
        'pagination',
        'sending/idempotency',
        'not-supported',
        'api-changelog',
        'glossary',
      ],
    },
    {
      type: 'category',
      label: 'AI and tools',
      items: ['ai', 'sdks/index', {type: 'link', label: 'API reference', href: '/api'}],
    },
  ],
} satisfies SidebarsConfig;
