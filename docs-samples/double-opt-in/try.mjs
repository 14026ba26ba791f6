import {confirm, requestConfirmation} from './newsletter.mjs';

const link = await requestConfirmation('ada@customer.example');
const token = new URL(link).searchParams.get('token');
console.log(await confirm(token));
console.log(await confirm(token));
