import {translate} from '@docusaurus/Translate';

import type {AddOn} from '@site/src/data/pricing';

/** What an add-on is called, and what it does. */
export function addOnText(id: AddOn['id']): {name: string; text: string} {
  switch (id) {
    case 'automations':
      return {
        name: translate({id: 'pricing.addOns.automations', message: 'Automations'}),
        text: translate({
          id: 'pricing.addOns.automationsText',
          message: 'Emails that follow on from what your subscribers do.',
        }),
      };
    case 'dataRetention':
      return {
        name: translate({id: 'pricing.addOns.dataRetention', message: 'Data Retention'}),
        text: translate({
          id: 'pricing.addOns.dataRetentionText',
          message: 'Keeps your sending data and events for longer.',
        }),
      };
    case 'dedicatedIp':
      return {
        name: translate({id: 'pricing.addOns.dedicatedIp', message: 'Dedicated IP'}),
        text: translate({
          id: 'pricing.addOns.dedicatedIpText',
          message: 'An address that only you send from, with a reputation of its own.',
        }),
      };
  }
}
