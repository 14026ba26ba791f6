import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

import {confirm, requestConfirmation} from './newsletter.mjs';

const signUpForm = `<form method="post" action="/newsletter">
  <input name="email" type="email" aria-label="Email" required>
  <button>Sign up</button>
</form>`;
const confirmForm = '<form method="post"><button>Confirm subscription</button></form>';

const results = {
  subscribed: 'You are subscribed.',
  expired: 'This link has expired. Sign up again.',
  invalid: 'This link is not valid.',
};

async function respondTo(request) {
  const {pathname, searchParams} = new URL(request.url, 'http://localhost');
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return signUpForm;
    case 'POST /newsletter': {
      const email = new URLSearchParams(await text(request)).get('email') ?? '';
      await requestConfirmation(email.trim().toLowerCase());
      return 'Check your inbox.';
    }
    case 'GET /newsletter/confirm':
      return confirmForm; // Opening the link changes nothing.
    case 'POST /newsletter/confirm':
      return results[await confirm(searchParams.get('token') ?? '')];
  }
}

createServer(async (request, response) => {
  try {
    const html = await respondTo(request);
    response.writeHead(html ? 200 : 404, {'Content-Type': 'text/html'}).end(html);
  } catch (error) {
    console.error(error.message);
    const isInvalid = error.cause?.code === 'validation_failed';
    response
      .writeHead(isInvalid ? 400 : 500)
      .end(isInvalid ? 'Enter a valid email address.' : 'Try again later.');
  }
}).listen(process.env.PORT ?? 3000);
