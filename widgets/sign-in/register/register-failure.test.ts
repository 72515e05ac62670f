import { expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import type { UiTexts } from '#ui/texts.ts';
import { registerFailure } from './register-failure.ts';

const t = ((key: string) => key) as UiTexts['t'];
const said = { message: 'as the server says', retryable: false };
const outage = { code: 503, type: 'sms_unavailable', ...said } as Problem;

test('where SMS do not go out, it is told at the phone that the e-mail is enough', () => {
  expect(registerFailure(t, outage, { phone: '+33639981234' })).toEqual({
    name: 'phone',
    message: 'sign-in:register.smsFailed',
  });
});

test.each([
  [503, 'unavailable'],
  [503, 'timeout'],
  [500, 'server'],
  [403, 'forbidden'],
])('%i %s says nothing of the phone', (code, type) => {
  const refused = { code, type, ...said } as Problem;
  expect(registerFailure(t, refused, { phone: '+33639981234' })).toEqual({ message: said.message });
});

test('without a phone it is no SMS that could not be sent', () => {
  expect(registerFailure(t, outage, { phone: '' })).toEqual({ message: said.message });
});

test('what the server refused is told at its field', () => {
  const refused = { code: 422, type: 'invalid', field: 'password', ...said } as Problem;
  expect(registerFailure(t, refused, { phone: '+33639981234' })).toEqual({
    name: 'password',
    message: said.message,
  });
});
