import { expect, test } from 'vitest';
import type { Contact } from '#stores/account/account-changes.ts';
import type { UiTexts } from '#ui/texts.ts';
import { contactFailure } from './contact-failure.ts';

const t = ((key: string) => key) as UiTexts['t'];
const SAID = 'as the server says';

const told = (channel: Contact['channel'], type: string, isCode = false) => {
  const problem = { code: 503, type, message: SAID, retryable: false };
  const { message, of } = contactFailure(t, { channel, problem, isCode });
  return [message, of];
};

test.each([
  ['phone', 'sms_unavailable', 'profile:phone.smsFailed'],
  ['phone', 'forbidden', 'profile:phone.noSms'],
  ['phone', 'unavailable', SAID],
  ['phone', 'timeout', SAID],
  ['phone', 'too_soon', SAID],
  ['email', 'unavailable', SAID],
  ['phone', 'conflict', 'profile:phone.taken'],
  ['email', 'conflict', 'profile:email.taken'],
] as const)(
  'a code to a new %s that was not sent for %s tells "%s", and blames no code',
  (channel, type, said) => {
    expect(told(channel, type)).toEqual([said, 'other']);
  },
);

test('a code that could not be checked says what the server says', () => {
  for (const type of ['sms_unavailable', 'forbidden', 'unavailable'])
    expect(told('phone', type, true)).toEqual([SAID, 'other']);
  expect(told('phone', 'code_wrong', true)).toEqual([SAID, 'code']);
});
