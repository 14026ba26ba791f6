import type {components} from './client';

export type SendEmailRequest = components['schemas']['SendEmailRequest'];
export type Event = components['schemas']['Event'];
