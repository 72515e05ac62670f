import type { Problem } from '#contract/problem.ts';
import { keepBirthday } from '#contract/people/customers.ts';
import { updateProfile } from '#contract/people/profiles.ts';
import { eraseUser, exportUser } from '#contract/account/own-account.ts';
import { changeEmail, changePhone } from '#contract/people/users-sign-in.ts';
import { MARKETING_VERSION } from '#domain/account/marketing.ts';
import type { Letters, Profile, ProfileInput } from '#domain/account/profile.ts';
import type { Api } from '#platform/api/api.ts';
import { parseContactChange } from '#platform/wire/account/profile.ts';
import { fields, text } from '#platform/wire/read.ts';

/** Why an attempt failed. */
export type Failure = Problem;

/** What became of an attempt. */
export type ChangeOutcome<Done extends string = 'done'> =
  { readonly kind: Done } | { readonly kind: 'failed'; readonly problem: Problem };

export interface Contact {
  readonly channel: 'email' | 'phone';
  /** An e-mail, or a phone as E.164. */
  readonly destination: string;
}

const failed = (problem: Problem) => ({ kind: 'failed', problem }) as const;

/** What was saved of a form, and why the rest was not; null where all was. */
export interface SavedDetails {
  readonly saved: Partial<ProfileInput>;
  readonly problem: Problem | null;
}

/** Saves what has changed in the form of a profile, and nothing else; the birthday has a call of its own, and comes last. */
export async function saveProfile(
  api: Api,
  { id, profileId }: Profile,
  { birthday, ...details }: Partial<ProfileInput>,
): Promise<SavedDetails> {
  if (Object.keys(details).length > 0) {
    const stored = await api.send(updateProfile, { body: { profileId, ...details } });
    if (stored.kind !== 'ok') return { saved: {}, problem: stored.problem };
  }
  if (birthday === undefined) return { saved: details, problem: null };
  const stored = await api.send(keepBirthday, { params: { id }, body: { date: birthday } });
  return stored.kind === 'ok'
    ? { saved: { ...details, birthday }, problem: null }
    : { saved: details, problem: stored.problem };
}

/** Saves what letters the customer gets; agreement is to the words of now. */
export async function saveLetters(
  api: Api,
  { profileId }: Profile,
  { language, agreesToOffers }: Partial<Letters>,
): Promise<ChangeOutcome> {
  const body = {
    profileId,
    ...(language !== undefined && { language }),
    ...(agreesToOffers !== undefined && { marketing: agreesToOffers ? MARKETING_VERSION : '' }),
  };
  const saved = await api.send(updateProfile, { body });
  return saved.kind === 'ok' ? { kind: 'done' } : failed(saved.problem);
}

/** `sent`: a code is on its way to the new address, with which the change is to be asked for again. */
export async function changeContact(
  api: Api,
  { profileId }: Profile,
  { channel, destination }: Contact,
  code?: string,
): Promise<ChangeOutcome<'done' | 'sent'>> {
  const proof = { profileId, ...(code !== undefined && { code }) };
  const answer =
    channel === 'email'
      ? await api.ask(changeEmail, parseContactChange, { body: { ...proof, email: destination } })
      : await api.ask(changePhone, parseContactChange, { body: { ...proof, phone: destination } });
  if (answer.kind !== 'ok') return failed(answer.problem);
  return { kind: answer.value.isSent ? 'sent' : 'done' };
}

/** What the company knows of the customer, as JSON that people can read, or their appointments as iCalendar; null where it cannot be had. */
export async function readExport(api: Api, file: ExportFile): Promise<string | null> {
  const answer = await api.send(exportUser);
  if (answer.kind !== 'ok') return null;
  const { calendar, ...data } = fields(answer.value);
  return file === 'data' ? JSON.stringify(data, null, 2) : text(calendar) || null;
}

/** What a customer takes along. */
export type ExportFile = 'data' | 'calendar';

/** Removes the account; `password`: null where there is none. */
export async function eraseAccount(api: Api, password: string | null): Promise<ChangeOutcome> {
  const erased = await api.send(eraseUser, { body: password === null ? {} : { password } });
  return erased.kind === 'ok' ? { kind: 'done' } : failed(erased.problem);
}
