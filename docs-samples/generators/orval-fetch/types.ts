export type {Event, SendEmailRequest} from './client';
