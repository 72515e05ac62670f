import { fields, id } from '../read.ts';
import { parseLogin } from './customer.ts';

/** The id of a registration that was begun; null where there is none. */
export function parseBegun(value: unknown): string | null {
  return id(fields(value)['userId']) || null;
}

/** Session and owner of the account that a code has opened; `waiting` while it is not open. */
export function parseChecked(value: unknown) {
  const opened = parseLogin(value);
  return opened ? { kind: 'opened' as const, ...opened } : { kind: 'waiting' as const };
}
