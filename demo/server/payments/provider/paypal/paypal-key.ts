import { KeyRefused } from '../provider.ts';

export interface PaypalKey {
  readonly origin: string;
  readonly clientId: string;
  readonly secret: string;
}

const LIVE = 'https://api-m.paypal.com';
const TEST = 'https://api-m.sandbox.paypal.com';

/** Of `clientId:secret`, as PayPal gives them to an app; `test:clientId:secret` is of an app of its test system. */
export function paypalKey(written: string): PaypalKey {
  const [, test, clientId, secret] = /^(test:)?([\w-]+):([\w-]+)$/.exec(written.trim()) ?? [];
  if (clientId === undefined || secret === undefined)
    throw new KeyRefused('paypal.key is no clientId:secret.');
  return { origin: test === undefined ? LIVE : TEST, clientId, secret };
}
