/** What a request asks the mock server for, in its `Prefer` header. */
export interface Preferences {
  /** The status, as text: a key of the operation's responses. */
  code?: string;
  /** The name of an example. */
  example?: string;
}

/**
 * Reads a `Prefer` header (RFC 7240): `code=429, example=daily_limit_exceeded`.
 * Preferences that the mock server does not know are ignored, as the RFC asks.
 */
export function readPreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {};
  for (const part of header?.split(/[,;]/u) ?? []) {
    const [, name = '', quoted, plain] = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|(\S*))\s*$/u.exec(part) ?? [];
    const key = name.toLowerCase();
    if (key === 'code' || key === 'example') {
      preferences[key] = quoted ?? plain;
    }
  }
  return preferences;
}
