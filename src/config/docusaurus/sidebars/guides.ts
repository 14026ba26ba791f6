import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The guides' sidebar. */
export default {
  guides: [
    'index',
    {
      'Set up': ['set-up-a-sending-domain', 'spf-dkim-and-dmarc', 'warm-up-and-raise-limits'],
      'Connect your app': [
        'send-with-smtp-from-an-existing-app',
        'supabase-auth',
        'authjs-and-auth0',
        'react-email-and-mjml',
      ],
      'Move to Mailwren': [
        'move-from-another-provider',
        'migrate-from-sendgrid',
        'migrate-from-mailgun',
        'migrate-from-postmark',
        'migrate-from-amazon-ses',
        'migrate-from-resend',
        'import-subscribers-and-suppressions',
      ],
      Send: [
        'send-a-password-reset',
        'magic-links-and-codes',
        'send-receipts',
        'send-from-a-queue',
        'double-opt-in-newsletter',
        'one-click-unsubscribe',
      ],
      'Maintain deliverability': [
        'delivered-but-not-in-the-inbox',
        'handle-bounces-and-complaints',
        'monitor-deliverability',
        'clean-a-list',
      ],
    },
  ],
} satisfies SidebarsConfig;
