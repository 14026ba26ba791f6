// app/page.tsx: the page with the form. It runs in the browser and never sees the API key.
'use client';

import {useRef, useState, type FormEvent} from 'react';

export default function ContactPage() {
  const [notice, setNotice] = useState('');
  const [sending, setSending] = useState(false);
  const id = useRef(''); // Identifies this message, so that a second click doesn't send it again.

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    setNotice('');
    id.current ||= crypto.randomUUID();
    try {
      const response = await fetch('/api/contact', {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({
          ...Object.fromEntries(new FormData(form)),
          id: id.current,
        }),
      });
      const body = await response.json();
      setNotice(response.ok ? 'Your message was sent.' : body.error);
      if (response.ok) {
        form.reset();
        id.current = '';
      }
    } catch {
      setNotice('The server did not respond. Please try again.');
    } finally {
      setSending(false);
    }
  }

  // A changed message gets a new ID.
  return (
    <main>
      <h1>Contact</h1>
      <form onSubmit={submit} onInput={() => (id.current = '')}>
        <p>
          <label>
            Your email <input type="email" name="email" required />
          </label>
        </p>
        <p>
          <label>
            Message <textarea name="message" maxLength={5000} required />
          </label>
        </p>
        <p>
          <button disabled={sending}>Send</button> <output>{notice}</output>
        </p>
      </form>
    </main>
  );
}
