import {connect} from 'node:net';

/** A received response; repeated headers are joined with a comma. */
export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The status line and the headers. */
  head: string;
  body: string;
}

/** Sends a request exactly as written: other clients normalize `..`, `//` and control characters. */
export async function rawRequest(
  port: number,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Readonly<Record<string, string>>} = {},
): Promise<RawResponse> {
  const lines = Object.entries({Host: 'localhost', Connection: 'close', ...headers});
  const request = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const response = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  const end = response.indexOf('\r\n\r\n');
  const head = response.slice(0, end);
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const parsed: Record<string, string> = {};
  for (const line of headerLines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    parsed[name] = name in parsed ? `${parsed[name] ?? ''}, ${value}` : value;
  }
  return {status: Number(statusLine.split(' ')[1]), headers: parsed, head, body: response.slice(end + 4)};
}
