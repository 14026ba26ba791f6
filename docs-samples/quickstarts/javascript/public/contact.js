// contact.js runs in the browser. It calls your server and never sees the API key.
const form = document.querySelector('#contact');
const output = form.querySelector('output');
let id = crypto.randomUUID(); // Identifies this message, so that a second click doesn't send it again.

form.addEventListener('input', () => {
  id = crypto.randomUUID(); // A changed message gets a new ID.
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  output.value = 'Sending…';
  const data = new FormData(form);
  data.set('id', id);
  try {
    const response = await fetch(form.action, {method: 'POST', body: data});
    const body = await response.json();
    output.value = response.ok ? 'Your message was sent.' : body.error;
    if (response.ok) {
      form.reset();
      id = crypto.randomUUID();
    }
  } catch {
    output.value = 'The server did not respond. Please try again.';
  }
});
