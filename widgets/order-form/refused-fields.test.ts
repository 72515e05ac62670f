import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const FIELDS = ['email', 'zipcode'] as const;

test.each([
  [{ field: 'customer.email' }, { email: { message: 'no' } }],
  [{ field: '/appointment/customer/email' }, { email: { message: 'no' } }],
  [{ field: 'address.zipcode' }, { zipcode: { message: 'no' } }],
  [{ field: 'products.0.articleId' }, {}],
  [{}, {}],
])('of a refusal of %o, the fields of the form are %o', (where, found) => {
  expect(refusedFields({ message: 'no', ...where }, FIELDS)).toEqual(found);
});

test('of several that are refused, each has its own sentence', () => {
  const errors = [
    { field: 'customer.email', message: 'no address' },
    { field: 'address.zipcode', message: 'no postcode' },
  ];
  expect(refusedFields({ message: 'invalid', errors }, FIELDS)).toEqual({
    email: { message: 'no address' },
    zipcode: { message: 'no postcode' },
  });
});
