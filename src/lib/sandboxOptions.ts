import type {SandboxOptions} from '@packages/sandbox';

import {apiConventions} from '../config/api';
import {testRecipients} from '../data/testRecipients';

const {send} = apiConventions.testRecipients;

const roles = ['to', 'cc', 'bcc'] as const;

/**
 * How the API's sandbox responds. If an email's first recipient is a test recipient, the response contains the email's
 * recipients, its cost, and the ID of a documented email with the status that this test recipient causes.
 *
 * @param emails the documented emails' IDs, by status
 */
export function sandboxOptions(emails: Readonly<Record<string, string>> = {}): SandboxOptions {
  return {
    conventions: apiConventions,
    adapt: (response, {operationId, body}) => {
      if (operationId !== send || response.status !== 202) {
        return response;
      }
      const message = body as Partial<Record<(typeof roles)[number], string[]>>;
      const mailboxes = roles.flatMap((role) => (message[role] ?? []).map((mailbox) => ({role, mailbox})));
      const {data, ...rest} = response.body as {data: {id: string; status: string; created_at: string}};
      const recipients = mailboxes.map(({role, mailbox}) => {
        const [, name = null, email = mailbox] = /^(.*) <(.*)>$/u.exec(mailbox) ?? [];
        return {email, name, role, status: data.status, at: data.created_at, response: null, suppression_id: null};
      });
      const first = recipients[0]?.email ?? '';
      if (!testRecipients.includes(first)) {
        return response;
      }
      // A complaint follows the delivery, so the status stays the same.
      const [behavior = ''] = first.replace('complained', 'delivered').split('@');
      const charged = recipients.filter(({email}) => !testRecipients.includes(email)).length;
      const id = emails[behavior] ?? data.id;
      return {...response, body: {...rest, data: {...data, id, recipients, credits_charged: charged}}};
    },
  };
}
