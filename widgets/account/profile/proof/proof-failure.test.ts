import { expect, test } from 'vitest';
import type { UiTexts } from '#ui/texts.ts';
import { proofFailure } from './proof-failure.ts';

const t = ((key: string) => key) as UiTexts['t'];
const SAID = 'as the server says';

test.each([
  ['phone', 'sms_unavailable', 'profile:proof.smsFailed', 'other'],
  ['phone', 'forbidden', 'profile:proof.noSms', 'other'],
  ['phone', 'unavailable', SAID, 'other'],
  ['phone', 'too_soon', SAID, 'other'],
  ['email', 'unavailable', SAID, 'other'],
  ['email', 'too_soon', SAID, 'other'],
  [undefined, 'unavailable', SAID, 'other'],
  [undefined, 'code_wrong', SAID, 'code'],
  [undefined, 'credentials', SAID, 'code'],
] as const)('sent by %s and refused for %s, a code tells "%s" of "%s"', (sentBy, type, message, of) => {
  const problem = { code: 503, type, message: SAID, retryable: false };
  expect(proofFailure(t, problem, sentBy)).toMatchObject({ message, of });
});
