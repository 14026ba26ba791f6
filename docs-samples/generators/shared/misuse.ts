// Mistakes that the types of a client must reject: the compiler reports every expected error that doesn't occur.
import type {SendEmailRequest} from './types';

const send = (email: SendEmailRequest) => email;
const to = ['ben@patient.example'];
const fields = {from: 'ada@shop.example', to};
const message = {...fields, subject: 'Hello', text: 'Hello'};
const url = 'https://files.shop.example/a.pdf';
const variables = {name: 'Ben', count: 2};

send({...message, attachments: [{filename: 'a.pdf', url}]});
send({...fields, template: {alias: 'hello', variables}});
// @ts-expect-error neither html nor text nor template
send({...fields, subject: 'Hello'});
// @ts-expect-error an attachment with neither content nor url
send({...message, attachments: [{filename: 'a.pdf'}]});
// @ts-expect-error a template with neither id nor alias
send({...fields, template: {variables}});
// @ts-expect-error no recipients
send({from: fields.from, subject: 'Hello', text: 'Hello'});
