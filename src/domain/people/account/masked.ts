import type { Identifier } from './identifier.ts';

/** `camille@example.com` as `c•••@example.com`: who knows it recognises it. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return email === '' ? '' : `${[...name][0] ?? ''}•••@${host}`;
}

/** An identifier that is shown to somebody whose it may not be: of a phone, the last two digits. */
export function maskIdentifier({ kind, value }: Identifier): string {
  return kind === 'email' ? maskEmail(value) : `••• ${value.slice(-2)}`;
}
