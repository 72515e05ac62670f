import { createHash } from 'node:crypto';

/** What is kept in place of an address, a token or a code: SHA-256. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
