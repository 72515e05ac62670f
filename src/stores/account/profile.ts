import { atom, type ReadableAtom } from 'nanostores';
import { customerHistory, readBirthday } from '#contract/people/customers.ts';
import { currentUser } from '#contract/people/users.ts';
import { changesIn } from '#domain/account/edits/profile-edits.ts';
import type { Letters, Profile, ProfileInput } from '#domain/account/profile.ts';
import { parseVisits } from '#platform/wire/booking/visit-history.ts';
import { parseProfile } from '#platform/wire/account/profile.ts';
import { fields, text } from '#platform/wire/read.ts';
import type { Api } from '#platform/api/api.ts';
import type { Connection } from '../composition/connect.ts';
import { tellOffline } from '../composition/tell-offline.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { LOADING, loadOf, ready, type Load } from '../load.ts';
import { customerIdOf, type SessionStore } from '../visitor/session.ts';
import { watchCustomer } from './watch-customer.ts';
import {
  changeContact,
  eraseAccount,
  readExport,
  type ExportFile,
  saveLetters,
  saveProfile,
  type ChangeOutcome,
  type Contact,
} from './account-changes.ts';
import { createContactDraft } from './contact/contact-draft.ts';
import { createContactCodes, hearRefusal, type ContactCodes } from './contact/contact-code.ts';
import { createProfileDraft, type ProfileDraft } from './profile-draft.ts';

/** What a customer's account says of them, and what they change of it. The rest of the page follows. */
export interface ProfileStore extends FeatureStore {
  readonly $profile: ReadableAtom<Load<Profile>>;
  /** What was typed and is not saved yet, also after a reload; null where nothing was. */
  readonly $draft: ProfileDraft['$draft'];
  edit(profile: Profile, typed: Partial<ProfileInput>): void;
  /** What was typed is given up. */
  discard(): void;
  /** Asks for the profile of whoever is logged in. */
  load(): Promise<void>;
  /** Sends what differs from what is saved: another tab may have changed the rest. One that fails may have saved a part. */
  save(profile: Profile, details: ProfileInput): Promise<ChangeOutcome>;
  saveLetters(profile: Profile, letters: Partial<Letters>): Promise<ChangeOutcome>;
  /** What another store has changed of the account. */
  know(profile: Profile, change: Partial<Pick<Profile, 'hasPassword' | 'providers'>>): void;
  /**
   * Without a code sends one to what is new, unless that needs no proof or one is on its way there; with it the account has it from
   * then on.
   */
  changeContact(profile: Profile, contact: Contact, code?: string): Promise<ChangeOutcome<'done' | 'sent'>>;
  /** Sends another code to what is new. */
  sendAgain(profile: Profile, contact: Contact): Promise<ChangeOutcome<'done' | 'sent'>>;
  /** Where a code has gone, from here or elsewhere, that the customer has not entered yet, nor put off. */
  proving(profile: Profile, channel: Contact['channel']): string | null;
  /** What was typed of a new one and not sent, also after a reload; empty where nothing was. */
  typed(profile: Profile, channel: Contact['channel']): string;
  typeContact(profile: Profile, contact: Contact): void;
  /** The code may be entered later. */
  putOff(profile: Profile, channel: Contact['channel']): void;
  /** Until another code may be asked for; 0: now. */
  secondsLeft(profile: Profile, channel: Contact['channel']): number;
  /** A file of what the company has of the customer: all of it, or the calendar; null where it cannot be had. */
  readExport(file: ExportFile): Promise<string | null>;
  /** Whether an appointment is to come, which keeps the account from being removed; false where nobody can say. */
  hasComingAppointment(): Promise<boolean>;
  /** Removes the account, which is logged out by that. `password`: null where there is none. */
  erase(password: string | null): Promise<ChangeOutcome>;
  /** By the server's clock, in UTC: YYYY-MM-DD. */
  today(): string;
}

const dateIn = (value: unknown) => text(fields(value)['date']);

/** The profile of whoever is logged in, and nobody else's. */
function createLoadedProfile(
  { api }: Connection,
  session: SessionStore,
  draft: ProfileDraft,
  onChange: () => void,
) {
  const $profile = atom<Load<Profile>>(LOADING);
  // How often it was asked for, and changed here: an answer may be older than either.
  let reads = 0;
  let changes = 0;
  const { current, stop } = watchCustomer(session, (mayReturn) => {
    $profile.set(LOADING);
    if (mayReturn) draft.hide();
    else draft.clear();
  });

  function know(profile: Profile): void {
    $profile.set(ready(profile));
    const { id, email, firstname, lastname, phone } = profile;
    session.update({ ...current(), id, email, firstname, lastname, phone });
  }

  async function load(isQuiet = false): Promise<void> {
    const asked = current();
    if (!asked) return undefined;
    reads += 1;
    const [mine, changesBefore] = [reads, changes];
    const [read, birthday] = await Promise.all([
      api.ask(currentUser, parseProfile),
      api.ask(readBirthday, dateIn, { params: { id: asked.id } }),
    ]);
    // Who has logged in meanwhile is asked for by the screen that they see.
    if (current()?.id !== asked.id || mine !== reads) return undefined;
    if (changes !== changesBefore) return load(isQuiet);
    if (read.kind !== 'ok') return isQuiet ? undefined : $profile.set(loadOf(read));
    if (birthday.kind !== 'ok') return isQuiet ? undefined : $profile.set(loadOf(birthday));
    know({ ...read.value, birthday: birthday.value });
    return draft.restore(asked.id);
  }

  return {
    $profile,
    current,
    load,
    /** What other tabs or devices have saved; where it cannot be had, what is shown stays. */
    async refresh(): Promise<void> {
      if ($profile.get().kind === 'ready') await load(true);
    },
    /** The profile with what was changed of it here; null where that is of somebody who has left meanwhile, of whom nothing is shown. */
    change({ id }: Profile, change: Partial<Profile>): Profile | null {
      changes += 1;
      const loaded = $profile.get();
      if (loaded.kind !== 'ready' || loaded.value.id !== id) return null;
      const changed = { ...loaded.value, ...change };
      know(changed);
      onChange();
      return changed;
    },
    stop,
  };
}

export function createProfileStore(tools: FeatureTools): ProfileStore {
  const { connection, visitor } = tellOffline(tools);
  const { api, warn } = connection;
  const { session } = visitor;
  const draft = createProfileDraft(visitor.storage.tab);
  const codes = createContactCodes(visitor.storage.tab, () => api.now(), 'contact');
  // What other tabs tell is read, and never passed on.
  const tell = () => visitor.tabs.post({ kind: 'profile' });
  const { $profile, load, refresh, change, stop } = createLoadedProfile(connection, session, draft, tell);

  visitor.tabs.on('profile', () => void refresh());
  visitor.tabs.on('return', () => void refresh());
  const typing = createContactDraft(visitor.storage.tab);
  const contacts = createContactChange(api, codes, {
    change,
    onSent: ({ id }, channel) => typing.write(channel, id, ''),
  });
  return {
    $profile,
    $draft: draft.$draft,
    edit: draft.edit,
    discard: draft.clear,
    load: () => load(),
    async save(profile, details) {
      const typed = draft.$draft.get();
      const { saved, problem } = await saveProfile(api, profile, changesIn(profile, details));
      // What was typed meanwhile is not saved yet.
      if (problem === null && draft.$draft.get() === typed) draft.clear();
      const now = Object.keys(saved).length > 0 ? change(profile, saved) : null;
      if (now) draft.rebase(now, saved);
      return problem === null ? { kind: 'done' } : { kind: 'failed', problem };
    },
    async saveLetters(profile, letters) {
      const saved = await saveLetters(api, profile, letters);
      if (saved.kind === 'done') change(profile, letters);
      return saved;
    },
    know: (profile, known) => void change(profile, known),
    ...contacts,
    typed: ({ id }, channel) => typing.read(channel, id),
    typeContact: ({ id }, { channel, destination }) => typing.write(channel, id, destination),
    readExport: (file) => readExport(api, file),
    async hasComingAppointment() {
      const coming = await api.ask(customerHistory, (reply) => parseVisits(reply, warn), {
        query: { page: 1, itemPerPage: 1, when: 'upcoming' },
      });
      return coming.kind === 'ok' && coming.value.total > 0;
    },
    async erase(password) {
      const customerId = customerIdOf(session.$session.get());
      const erased = await eraseAccount(api, password);
      if (erased.kind === 'done') session.endErased(customerId);
      return erased;
    },
    today: () => new Date(api.now()).toISOString().slice(0, 10),
    dispose: stop,
  };
}

/** Another e-mail or phone, with the codes that are on their way to one. */
function createContactChange(
  api: Api,
  codes: ContactCodes,
  {
    change,
    onSent,
  }: {
    change(profile: Profile, changes: Partial<Profile>): unknown;
    /** It was typed, and is on its way or taken. */
    onSent(profile: Profile, channel: Contact['channel']): void;
  },
): Pick<ProfileStore, 'changeContact' | 'sendAgain' | 'proving' | 'putOff' | 'secondsLeft'> {
  async function ask(profile: Profile, contact: Contact, code?: string) {
    const changed = await changeContact(api, profile, contact, code);
    if (changed.kind === 'failed')
      hearRefusal(codes, profile.id, contact, { problem: changed.problem, code });
    if (changed.kind !== 'failed') onSent(profile, contact.channel);
    if (changed.kind === 'sent') codes.note(contact, profile.id);
    if (changed.kind === 'done') {
      codes.forget(contact.channel);
      change(profile, {
        [contact.channel]: contact.destination,
        // Without a code it is taken where none can be sent.
        ...(contact.channel === 'phone' && { isPhoneProven: code !== undefined }),
      });
    }
    return changed;
  }

  return {
    async changeContact(profile, contact, code) {
      const { channel, destination } = contact;
      const isOnItsWay = codes.read(channel, profile.id)?.destination === destination;
      if (code !== undefined || !isOnItsWay) return ask(profile, contact, code);
      codes.ask(channel, profile.id, true);
      onSent(profile, channel);
      return { kind: 'sent' };
    },
    sendAgain: (profile, contact) => ask(profile, contact),
    proving({ id }, channel) {
      const code = codes.read(channel, id);
      return code?.isAsked ? code.destination : null;
    },
    putOff: ({ id }, channel) => codes.ask(channel, id, false),
    secondsLeft: ({ id }, channel) => codes.secondsLeft(channel, id),
  };
}
