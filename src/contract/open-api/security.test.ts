import { expect, test } from 'vitest';
import type { DescribedCall } from '../call.ts';
import { securityOf } from './security.ts';

const call: DescribedCall = {
  name: 'trees.read',
  summary: 'Reads a tree',
  method: 'GET',
  path: '/api/trees/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

test.each<[string, Partial<DescribedCall>, object]>([
  ['anybody', {}, { security: [{ company: [] }] }],
  ['anybody, of no company', { tenancy: 'none' }, { security: [] }],
  [
    'anybody, with a customer’s token looked at',
    { audience: 'customer' },
    { security: [{ company: [] }, { company: [], customer: [] }] },
  ],
  [
    'anybody, with a token of the back office looked at',
    { audience: 'back-office' },
    { security: [{ company: [] }, { company: [], provider: [] }, { company: [], access: [] }] },
  ],
  ['a customer', { role: 'customer', audience: 'customer' }, { security: [{ company: [], customer: [] }] }],
  [
    'a customer, or staff for them',
    { role: 'customer', audience: 'customer', staffToo: 'staff' },
    {
      security: [
        { company: [], customer: [] },
        { company: [], staff: [] },
      ],
    },
  ],
  ['a manager, as usual', { role: 'manager', audience: 'back-office' }, {}],
  ['an admin', { role: 'admin', audience: 'back-office' }, { security: [{ company: [], admin: [] }] }],
])('a call of %s requires the credentials of that role', (_, facts, expected) => {
  expect(securityOf({ ...call, ...facts })).toEqual(expected);
});
