import { createHash } from 'node:crypto';

/** SHA-256 of a text (UTF-8) or of bytes, as base64url: what is kept in place of a secret, and what tells one content from another. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** A style or script of a page, as its Content-Security-Policy names it. */
export function policySource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
