import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor.ts';
import { giftCheckFeature } from './feature.ts';

const CODE = 'ABCDEFGHJKLM2345';
const CHECK = '/api/gifts/check';

async function open(address = '/gift/check') {
  const visitor = createVisitor();
  const { site, history } = await visitor.open({ address });
  const check = await site.open(giftCheckFeature);
  const asked = () => visitor.sent.filter(({ path }) => path === CHECK);
  return { visitor, history, check, asked };
}

test('a code is worth what is left of it, until its last moment', async () => {
  const { visitor, check, asked } = await open();
  visitor.backEnd.meet('POST', CHECK, {
    body: { valid: true, balance: 74.5, currency: 'EUR', expiresAt: '2027-01-12T00:00:00.000Z' },
  });
  check.type('abcd-efgh jklm 2345');
  await check.check();
  expect(check.$state.get()).toMatchObject({ kind: 'valid', balance: 7450 });
  expect(asked()).toMatchObject([{ body: { code: CODE } }]);
});

test.each(['', 'ABCD', 'ABCDEFGHJKLM234O', 'ABCDEFGHJKLM23456'])(
  'nobody is asked about %j, which cannot be a code',
  async (code) => {
    const { check, asked } = await open();
    check.type(code);
    await check.check();
    expect(check.$state.get()).toEqual({ kind: 'misspelt' });
    expect(asked()).toEqual([]);
  },
);

const EXPIRED = '2026-01-12T00:00:00.000Z';

test.each([
  ['unknown', null, { kind: 'unknown' }],
  ['redeemed', '2027-01-12T00:00:00.000Z', { kind: 'redeemed' }],
  ['voided', '2027-01-12T00:00:00.000Z', { kind: 'voided' }],
  ['expired', EXPIRED, { kind: 'expired', expiresAt: Date.parse(EXPIRED) }],
])('why a code is worth nothing is told: %s', async (status, expiresAt, state) => {
  const { visitor, check } = await open();
  visitor.backEnd.meet('POST', CHECK, {
    body: { valid: false, status, balance: 0, currency: 'EUR', expiresAt },
  });
  check.type(CODE);
  await check.check();
  expect(check.$state.get()).toEqual(state);
});

test('too many questions are told with the time to wait', async () => {
  const { visitor, check } = await open();
  check.type(CODE);
  visitor.backEnd.meet('POST', CHECK, {
    status: 429,
    body: { code: 429, type: 'too_many_attempts', message: 'Too many', retryable: true, retryAfter: 61 },
  });
  await check.check();
  expect(check.$state.get()).toEqual({ kind: 'wait', minutes: 2 });
});

test('a scanned code is asked about at once, and leaves the address', async () => {
  const { visitor, history, check } = await open(`/gift/check#${CODE}`);
  visitor.backEnd.meet('POST', CHECK, {
    body: { valid: false, balance: 0, currency: 'EUR', expiresAt: null },
  });
  check.readAddress();
  expect(history.read()).toBe('/gift/check');
  expect(check.$code.get()).toBe(CODE);
  check.readAddress();
  expect(check.$code.get()).toBe(CODE);
});

test('an answer that comes after something else was typed is not shown for it', async () => {
  const { visitor, check } = await open();
  visitor.backEnd.meet('POST', CHECK, {
    body: { valid: false, balance: 0, currency: 'EUR', expiresAt: null },
  });
  check.type(CODE);
  const answer = check.check();
  check.type(CODE.slice(1));
  await answer;
  expect(check.$state.get()).toEqual({ kind: 'idle' });
});
