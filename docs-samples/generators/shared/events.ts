// The types must tell events apart.
import type {Event} from './types';

export function reasonOf(event: Event): string | undefined {
  return event.type === 'email.bounced' || event.type === 'campaign.failed'
    ? event.data.reason
    : undefined;
}

export function linkOf(event: Event): string | undefined {
  if (event.type === 'email.clicked') {
    return event.data.url;
  }
  // @ts-expect-error a field that this event does not have
  return event.type === 'email.opened' ? event.data.url : undefined;
}
