import { expect, test } from 'vitest';
import { checkNewContact } from './new-contact.ts';

const OWN = { email: 'camille@example.com', phone: '+33639981234' };

test.each([
  ['email', ' Camille@Example.com ', { kind: 'refused', error: 'same' }],
  ['email', 'zoe@example.com', { kind: 'ok', value: 'zoe@example.com' }],
  ['email', 'camille@', { kind: 'refused', error: 'invalid' }],
  ['phone', '06 39 98 12 34', { kind: 'refused', error: 'same' }],
  ['phone', '06 39 98 00 01', { kind: 'ok', value: '+33639980001' }],
] as const)('a new %s “%s” is checked against that of the account', (channel, input, checked) => {
  expect(checkNewContact(channel, input, { own: OWN[channel], country: 'FR' })).toEqual(checked);
});

test('a phone that nobody has proven may be given again', () => {
  expect(checkNewContact('phone', '06 39 98 12 34', { own: '', country: 'FR' }).kind).toBe('ok');
});
