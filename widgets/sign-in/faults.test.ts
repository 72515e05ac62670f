import { expect, test } from 'vitest';
import type { UiTexts } from '#ui/texts.ts';
import { codeFailure, unsentFailure, unsentTitle } from './faults.ts';

const t = ((key: string) => key) as UiTexts['t'];
const SMS = { outage: 'no SMS now', never: 'no SMS ever' };
const SAID = 'as the server says';

test.each([
  ['sms_unavailable', 'phone', 'no SMS now', 'other'],
  ['forbidden', 'phone', 'no SMS ever', 'other'],
  // Nobody answered, or the server had a fault: nothing is known of SMS.
  ['unavailable', 'phone', SAID, 'other'],
  ['timeout', 'phone', SAID, 'other'],
  ['server', 'phone', SAID, 'other'],
  ['invalid', 'phone', SAID, 'other'],
  ['too_soon', 'phone', SAID, 'other'],
  ['too_many_attempts', 'phone', SAID, 'pause'],
  ['code_expired', 'phone', SAID, 'expired'],
  ['sms_unavailable', 'email', SAID, 'other'],
  ['forbidden', 'email', SAID, 'other'],
  ['unavailable', 'email', SAID, 'other'],
] as const)(
  'a code that was not sent for %s by %s tells "%s", and is of "%s"',
  (type, channel, message, of) => {
    expect(unsentFailure(t, { type, message: SAID }, channel, SMS)).toEqual({
      title: type === 'too_soon' ? 'sign-in:address.onItsWay' : 'sign-in:address.failed',
      message,
      of,
    });
  },
);

test.each([
  ['code_wrong', 'code'],
  ['code_expired', 'expired'],
  ['too_many_attempts', 'pause'],
  // Nobody has looked at it: the same digits may be sent again.
  ['unavailable', 'other'],
  ['timeout', 'other'],
  ['server', 'other'],
  ['maintenance', 'other'],
  ['sms_unavailable', 'other'],
] as const)('a code that was checked and failed by %s is of "%s"', (type, of) => {
  expect(codeFailure(t, { type, message: SAID }).of).toBe(of);
});

test.each([
  ['too_soon', 39, 'sign-in:address.onItsWay'],
  ['too_soon', 7200, 'sign-in:address.failed'],
  ['unavailable', undefined, 'sign-in:address.failed'],
] as const)(
  'what was not sent for %s, for another %s seconds, is told as "%s"',
  (type, retryAfter, title) => {
    expect(unsentTitle(t, { type, message: SAID, retryAfter })).toBe(title);
  },
);
