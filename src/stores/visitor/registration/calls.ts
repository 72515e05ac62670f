import {
  checkEmailCode,
  checkPhoneCode,
  createEmptyUser,
  register,
  resendCode,
} from '#contract/people/users-registration.ts';
import type { Api } from '#platform/api/api.ts';
import { parseBegun, parseChecked } from '#platform/wire/company/registration.ts';
import { channelOf, type KeptRegistration, type NewAccount } from './record.ts';

/** Begins an account; a phone alone has a call of its own. */
export function beginAccount(
  api: Api,
  { firstname, lastname, email, phone, password, marketing }: NewAccount,
) {
  if (email === '' && firstname === '' && lastname === '' && password === '')
    return api.ask(createEmptyUser, parseBegun, { body: { phone } });
  const body = {
    firstname,
    lastname,
    ...(email !== '' && { email }),
    ...(phone !== '' && { phone }),
    ...(password !== '' && { password }),
    ...(marketing && { marketing }),
  };
  return api.ask(register, parseBegun, { body });
}

/** Proves the address whose turn it is. */
export function checkAddress(api: Api, kept: KeptRegistration, code: string) {
  const { userId } = kept;
  const call = channelOf(kept) === 'email' ? checkEmailCode : checkPhoneCode;
  return api.ask(call, parseChecked, { body: { code, userId } });
}

/** Another code to the address whose turn it is. */
export function sendAnother(api: Api, kept: KeptRegistration) {
  const { userId: userID, email, phone } = kept;
  const type = channelOf(kept);
  const body = { type, userID, ...(type === 'email' ? { email } : { phone }) };
  return api.send(resendCode, { body });
}
