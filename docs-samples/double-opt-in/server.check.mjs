// Signs up and confirms as a browser would, and prints the pages.
process.env.PORT = '3917';
await import('./server.mjs');
const {requestConfirmation} = await import('./newsletter.mjs');
const origin = `http://localhost:${process.env.PORT}`;

async function show(path, options) {
  const response = await fetch(origin + path, options);
  console.log(response.status, (await response.text()).split('\n')[0]);
}

const post = (fields) => ({method: 'POST', body: new URLSearchParams(fields)});
await show('/');
await show('/newsletter', post({email: 'ada@customer.example'}));
await show('/newsletter', post({email: 'ada'}));
const {pathname, search} = new URL(await requestConfirmation('ada@customer.example'));
await show(pathname + search);
await show(pathname + search, post({}));
await show('/newsletter/confirm?token=forged', post({}));
await show('/other');
process.exit();
