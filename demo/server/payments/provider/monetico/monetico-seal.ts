import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../secrets/same-secret.ts';

export type Fields = Readonly<Record<string, string>>;

/** What Monetico signs and wants to be signed, in the order of the characters' codes. */
function sealOf(fields: Fields, secret: Buffer): string {
  const signed = Object.keys(fields)
    .filter((name) => name !== 'MAC')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('*');
  return createHmac('sha1', secret).update(signed).digest('hex');
}

export function sealed(fields: Fields, secret: Buffer): Fields {
  return { ...fields, MAC: sealOf(fields, secret) };
}

/** Whether whoever wrote the fields has the key. */
export function isSealed(fields: Fields, secret: Buffer): boolean {
  return isSameSecret((fields['MAC'] ?? '').toLowerCase(), sealOf(fields, secret));
}
