import { KeyRefused } from '../provider.ts';

export interface SaferpayKey {
  /** Of the API, with its path. */
  readonly base: string;
  readonly customerId: string;
  readonly terminalId: string;
  readonly user: string;
  readonly password: string;
}

const LIVE = 'https://www.saferpay.com/api';
const TEST = 'https://test.saferpay.com/api';

/** Of `customerId:terminalId:user:password`, whose password may have colons; with `test:` before it, of the test system. */
export function saferpayKey(written: string): SaferpayKey {
  const [, test, customerId, terminalId, user, password] =
    /^(test:)?(\d+):(\d+):([^:]+):(.+)$/.exec(written.trim()) ?? [];
  if (customerId === undefined || terminalId === undefined || user === undefined || password === undefined)
    throw new KeyRefused('saferpay.key is no customerId:terminalId:user:password.');
  return { base: test === undefined ? LIVE : TEST, customerId, terminalId, user, password };
}
