import {connect} from 'node:net';

/** An answer as it came over the wire; several headers of a name are joined by a comma. */
export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Status line and headers, for what must not be in there. */
  head: string;
  body: string;
}

/**
 * Sends a request exactly as written: clients with manners would mend `..`,
 * `//` and control characters before a server sees them.
 */
export async function rawRequest(
  port: number,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Readonly<Record<string, string>>} = {},
): Promise<RawResponse> {
  const lines = Object.entries({Host: 'localhost', Connection: 'close', ...headers});
  const text = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const answer = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end);
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const parsed: Record<string, string> = {};
  for (const line of headerLines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    parsed[name] = name in parsed ? `${parsed[name] ?? ''}, ${value}` : value;
  }
  return {status: Number(statusLine.split(' ')[1]), headers: parsed, head, body: answer.slice(end + 4)};
}
