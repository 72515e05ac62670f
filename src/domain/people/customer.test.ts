import { expect, test } from 'vitest';
import { greetedName, wholeName } from './customer.ts';

const NOBODY = { id: 'c1', firstname: '', lastname: '', email: '', phone: '' };

test.each([
  [{ firstname: 'Sacha', lastname: 'Lind', email: 's@example.com' }, 'Sacha', 'Sacha Lind'],
  [{ lastname: 'Lind', email: 's@example.com' }, 's@example.com', 'Lind'],
  [{ email: 's@example.com', phone: '+33612345678' }, 's@example.com', ''],
  [{ phone: '+33612345678' }, '+33612345678', ''],
])('a customer is called by what is known of them', (known, greeted, whole) => {
  expect(greetedName({ ...NOBODY, ...known })).toBe(greeted);
  expect(wholeName({ ...NOBODY, ...known })).toBe(whole);
});
