import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The guides' sidebar. */
export default {
  guides: [
    'index',
    {
      type: 'category',
      label: 'Set up',
      items: [
        'set-up-a-sending-domain',
        'spf-dkim-and-dmarc',
        'warm-up-and-raise-limits',
        'move-from-another-provider',
        'send-with-smtp-from-an-existing-app',
      ],
    },
    {
      type: 'category',
      label: 'Send',
      items: [
        'send-a-password-reset',
        'send-receipts',
        'send-from-a-queue',
        'double-opt-in-newsletter',
        'one-click-unsubscribe',
      ],
    },
    {
      type: 'category',
      label: 'Maintain deliverability',
      items: ['handle-bounces-and-complaints', 'verify-webhooks', 'clean-a-list', 'monitor-deliverability'],
    },
  ],
} satisfies SidebarsConfig;
