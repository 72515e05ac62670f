import { expect, test } from 'vitest';
import { isPaymentEnabled, maySellOnline } from './online-selling.ts';

test.each([
  ['stripe', 'pk_test', true, true],
  ['stripe', '', false, false],
  ['payzen', 'key', true, true],
  ['payzen', '', false, false],
  ['saferpay', '', true, true],
  ['paypal', '', true, true],
  ['monetico', '', true, false],
  ['free', 'pk_test', false, false],
  ['cheque', 'pk_test', false, false],
])(
  'payment by %s with the key "%s" is enabled: %s, and for online sale: %s',
  (provider, publicKey, pays, sells) => {
    expect([isPaymentEnabled({ provider, publicKey }), maySellOnline({ provider, publicKey })]).toEqual([
      pays,
      sells,
    ]);
  },
);
