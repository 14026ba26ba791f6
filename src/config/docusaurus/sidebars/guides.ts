import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The guides' sidebar. */
export default {
  guides: [
    'index',
    {
      type: 'category',
      label: 'Set up',
      items: ['set-up-a-sending-domain', 'spf-dkim-and-dmarc', 'warm-up-and-raise-limits'],
    },
    {
      type: 'category',
      label: 'Connect your app',
      items: ['send-with-smtp-from-an-existing-app', 'supabase-auth', 'authjs-and-auth0', 'react-email-and-mjml'],
    },
    {
      type: 'category',
      label: 'Move to Mailwren',
      items: [
        'move-from-another-provider',
        'migrate-from-sendgrid',
        'migrate-from-mailgun',
        'migrate-from-postmark',
        'migrate-from-amazon-ses',
        'migrate-from-resend',
        'import-subscribers-and-suppressions',
      ],
    },
    {
      type: 'category',
      label: 'Send',
      items: [
        'send-a-password-reset',
        'magic-links-and-codes',
        'send-receipts',
        'send-from-a-queue',
        'double-opt-in-newsletter',
        'one-click-unsubscribe',
      ],
    },
    {
      type: 'category',
      label: 'Maintain deliverability',
      items: [
        'delivered-but-not-in-the-inbox',
        'handle-bounces-and-complaints',
        'monitor-deliverability',
        'clean-a-list',
      ],
    },
  ],
} satisfies SidebarsConfig;
