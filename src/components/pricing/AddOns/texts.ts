import {translate} from '@docusaurus/Translate';

import type {AddOn} from '@site/src/data/pricing';

/** What an add-on is called, and what it does. */
export function addOnText(id: AddOn['id']): {name: string; text: string} {
  switch (id) {
    case 'automations':
      return {
        name: translate({
          id: 'pricing.addOns.automations',
          message: 'Automations',
          description: 'Add-ons: name of the add-on that sends emails by rules',
        }),
        text: translate({
          id: 'pricing.addOns.automationsText',
          message: 'Emails that follow on from what your subscribers do.',
          description: 'Add-ons: what the add-on Automations does',
        }),
      };
    case 'dataRetention':
      return {
        name: translate({
          id: 'pricing.addOns.dataRetention',
          message: 'Data Retention',
          description: 'Add-ons: name of the add-on that keeps data longer',
        }),
        text: translate({
          id: 'pricing.addOns.dataRetentionText',
          message: 'Keeps your sending data and events for longer.',
          description: 'Add-ons: what the add-on Data Retention does',
        }),
      };
    case 'dedicatedIp':
      return {
        name: translate({
          id: 'pricing.addOns.dedicatedIp',
          message: 'Dedicated IP',
          description: 'Add-ons: name of the add-on with an IP address of one’s own',
        }),
        text: translate({
          id: 'pricing.addOns.dedicatedIpText',
          message: 'An address that only you send from, with a reputation of its own.',
          description: 'Add-ons: what the add-on Dedicated IP does; the address is an IP address',
        }),
      };
  }
}
