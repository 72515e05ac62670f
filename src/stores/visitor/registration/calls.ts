import {
  checkEmailCode,
  checkPhoneCode,
  cleanPhoneDuplicates,
  createEmptyUser,
  register,
  resendCode,
} from '#contract/people/users-registration.ts';
import type { Api } from '#platform/api/api.ts';
import { parseBegun, parseChecked, type PhoneSharer } from '#platform/wire/company/registration.ts';
import { channelOf, type KeptRegistration, type NewAccount } from './record.ts';

/** Begins an account; a phone alone has a call of its own. `device`: the word of a browser that has one. */
export function beginAccount(
  api: Api,
  { firstname, lastname, email, phone, password, marketing }: NewAccount,
  device: string | undefined,
) {
  if (email === '' && firstname === '' && lastname === '' && password === '')
    return api.ask(createEmptyUser, parseBegun, { body: { phone, ...(device && { device }) } });
  const body = {
    firstname,
    lastname,
    ...(email !== '' && { email }),
    ...(phone !== '' && { phone }),
    ...(password !== '' && { password }),
    ...(marketing && { marketing }),
    ...(device && { device }),
  };
  return api.ask(register, parseBegun, { body });
}

/** Proves the address whose turn it is. */
export function checkAddress(api: Api, kept: KeptRegistration, code: string, device: string) {
  const { userId } = kept;
  const call = channelOf(kept) === 'email' ? checkEmailCode : checkPhoneCode;
  return api.ask(call, parseChecked, { body: { code, userId, device } });
}

/** Another code to the address whose turn it is. */
export function sendAnother(api: Api, kept: KeptRegistration, device: string | undefined) {
  const { userId: userID, email, phone } = kept;
  const type = channelOf(kept);
  const body = { type, userID, ...(type === 'email' ? { email } : { phone }), ...(device && { device }) };
  return api.send(resendCode, { body });
}

/** The phone is taken from those who have it too; from none: the registration goes on without it. */
export function settleSharers(
  api: Api,
  { email, userId }: KeptRegistration,
  takenFrom: readonly PhoneSharer[],
  device: string,
) {
  const duplicatesProfiles = takenFrom.map(({ profileId }) => profileId);
  return api.ask(cleanPhoneDuplicates, parseChecked, { body: { duplicatesProfiles, email, userId, device } });
}
