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
        'sdks/index',
        'testing',
      ],
    },
    {
      type: 'category',
      label: 'Domains',
      items: [
        'sending-domains',
        'tracking-domains',
        {type: 'link', label: 'SPF, DKIM and DMARC', href: '/guides/spf-dkim-and-dmarc'},
      ],
    },
    {
      type: 'category',
      label: 'Send',
      items: [
        'sending/index',
        'sending/idempotency',
        'sending/smtp',
        'sending/smtp-frameworks',
        'sending/smtp-timeouts',
        'sending/bulk',
        'sending/templates',
        'sending/scheduling',
        'sending/attachments',
        'sending/tags-and-metadata',
        'sending/tracking',
        'sending/unsubscribe-links',
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
      label: 'Deliverability',
      items: [
        'sender-requirements',
        {type: 'link', label: 'Delivered, not in the inbox', href: '/guides/delivered-but-not-in-the-inbox'},
        'bounce-codes',
        'suppressions',
        'email-verification',
        {type: 'link', label: 'Warm-up', href: '/guides/warm-up-and-raise-limits'},
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
      label: 'Security and access',
      items: ['authentication', 'security'],
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
        'size-limits',
        'pagination',
      ],
    },
    {
      type: 'category',
      label: 'Resources',
      items: ['ai', 'api-changelog', 'not-supported', 'glossary'],
    },
  ],
} satisfies SidebarsConfig;
