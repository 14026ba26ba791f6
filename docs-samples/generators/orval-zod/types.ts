import type {z} from 'zod';
import type {sendEmailBody} from './client';

export type SendEmailRequest = z.input<typeof sendEmailBody>;
