// mailwren.ts: sends an email and retries when that is safe.
const API = 'https://api.mailwren.example/v1';
const MAX_ATTEMPTS = 4;
const MAX_WAIT_SECONDS = 30;

export interface Email {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  text?: string;
  html?: string;
}

export interface Problem {
  status: number;
  code: string;
  detail: string;
  request_id: string;
  retryable: boolean;
}

export interface Options {
  apiKey: string;
  idempotencyKey: string;
}

export class MailwrenError extends Error {
  override name = 'MailwrenError';

  constructor(
    message: string,
    readonly retryable: boolean,
    /** Seconds, from the Retry-After header. */
    readonly retryAfter?: number,
    readonly problem?: Problem,
  ) {
    super(message);
  }
}

async function post(email: Email, {apiKey, idempotencyKey}: Options) {
  let response: Response | undefined;
  let body;
  try {
    response = await fetch(`${API}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(email),
      signal: AbortSignal.timeout(10_000),
    });
    body = await response.json();
  } catch (error) {
    // The email may have been accepted. The key makes a retry safe.
    const retryable = response === undefined || response.ok || response.status >= 500;
    throw new MailwrenError(`No valid response: ${String(error)}`, retryable);
  }
  if (response.ok) return body.data as {id: string; status: string};

  const problem = body as Problem;
  throw new MailwrenError(
    `${problem.status} ${problem.code}: ${problem.detail} (${problem.request_id})`,
    problem.retryable,
    Number(response.headers.get('Retry-After')) || undefined,
    problem,
  );
}

/** Sends one email. All attempts use the same idempotency key. */
export async function sendEmail(email: Email, options: Options) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(email, options);
    } catch (error) {
      if (!(error instanceof MailwrenError) || !error.retryable) throw error;
      const wait = error.retryAfter ?? 2 ** (attempt - 1) + Math.random();
      if (attempt === MAX_ATTEMPTS || wait > MAX_WAIT_SECONDS) throw error;
      await new Promise((done) => setTimeout(done, wait * 1000));
    }
  }
}
