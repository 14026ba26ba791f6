import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The documentation's sidebar, in reading order. */
export default {
  docs: [
    'index',
    'quickstart',
    {
      type: 'category',
      label: 'Quickstarts',
      link: {type: 'doc', id: 'sdks/index'},
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
    'authentication',
    {
      type: 'category',
      label: 'Sending email',
      items: [
        'sending/index',
        'sending/smtp',
        'sending/bulk',
        'sending/templates',
        'sending/scheduling',
        'sending/attachments',
        'sending/tags-and-metadata',
        'sending/tracking',
        'sending/idempotency',
      ],
    },
    {
      type: 'category',
      label: 'Domains',
      items: ['sending-domains', 'tracking-domains'],
    },
    {
      type: 'category',
      label: 'Audiences and campaigns',
      items: ['campaigns', 'audiences', 'suppressions', 'email-verification'],
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
    {
      type: 'category',
      label: 'Using the API',
      items: ['conventions', 'pagination', 'limits', 'api-changelog'],
    },
    {
      type: 'category',
      label: 'Account',
      items: ['credits', 'security', 'support', 'glossary'],
    },
  ],
} satisfies SidebarsConfig;
