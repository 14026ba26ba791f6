import {testRecipients} from '../../src/data/testRecipients';
import type {Operation} from '../../src/openapi/types';
import type {Answer} from './chooseResponse';

const roles = ['to', 'cc', 'bcc'] as const;

type Message = Partial<Record<(typeof roles)[number], string[]>>;

interface Email {
  id: string;
  status: string;
  created_at: string;
}

/** The id of the documented email with a status, so that a request for it shows how a test recipient behaves. */
function exampleWith(status: string, operations: readonly Operation[]): string | undefined {
  const content = operations.find(({operationId}) => operationId === 'getEmail')?.responses['200']?.content ?? {};
  return Object.values(content)
    .flatMap(({examples = {}}) => Object.values(examples))
    .map(({value}) => (value as {data: Email}).data)
    .find((email) => email.status === status)?.id;
}

/**
 * The answer to an email whose first recipient is a test recipient: its
 * recipients, what they cost, and an id that leads to an email with the status
 * of that recipient. Any other answer stays as it is.
 */
export function forTestRecipients(answer: Answer, body: string, operations: readonly Operation[]): Answer {
  if (answer.status !== 202) {
    return answer;
  }
  const message = JSON.parse(body) as Message;
  const mailboxes = roles.flatMap((role) => (message[role] ?? []).map((mailbox) => ({role, mailbox})));
  const {data, ...rest} = answer.body as {data: Email};
  const recipients = mailboxes.map(({role, mailbox}) => {
    const [, name = null, email = mailbox] = /^(.*) <(.*)>$/u.exec(mailbox) ?? [];
    return {email, name, role, status: data.status, at: data.created_at, response: null, suppression_id: null};
  });
  const first = recipients[0]?.email ?? '';
  if (!testRecipients.includes(first)) {
    return answer;
  }
  // A complaint comes after the delivery, whose status stays.
  const [behavior = ''] = first.replace('complained', 'delivered').split('@');
  const charged = recipients.filter(({email}) => !testRecipients.includes(email)).length;
  const id = exampleWith(behavior, operations) ?? data.id;
  return {...answer, body: {...rest, data: {...data, id, recipients, credits_charged: charged}}};
}
