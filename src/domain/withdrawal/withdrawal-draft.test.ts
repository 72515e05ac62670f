import { expect, test } from 'vitest';
import { withdrawalFaults } from './withdrawal-draft.ts';

const whole = { number: 'KX3F9A2B', name: 'Zoé Martin', email: 'zoe@example.com' };

test.each([
  [{}, {}],
  [{ number: ' ' }, { number: 'missing' }],
  [{ name: '' }, { name: 'missing' }],
  [{ email: ' ' }, { email: 'missing' }],
  [{ email: 'zoe' }, { email: 'email' }],
])('what is said with %j has to be mended as %j', (change, faults) => {
  expect(withdrawalFaults({ ...whole, ...change })).toEqual(faults);
});
