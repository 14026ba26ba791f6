// contact.js runs in the browser. It talks to your own server, and holds no API key.
const form = document.querySelector('#contact');
const output = form.querySelector('output');
let id = crypto.randomUUID(); // Names this one message, so that a second click sends nothing.

form.addEventListener('input', () => {
  id = crypto.randomUUID(); // A changed message is another one.
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  output.value = 'Sending…';
  const data = new FormData(form);
  data.set('id', id);
  try {
    const response = await fetch(form.action, {method: 'POST', body: data});
    const answer = await response.json();
    output.value = response.ok ? 'Your message was sent.' : answer.error;
    if (response.ok) {
      form.reset();
      id = crypto.randomUUID();
    }
  } catch {
    output.value = 'The server did not answer. Please try again.';
  }
});
