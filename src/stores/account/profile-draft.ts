import { atom, type ReadableAtom } from 'nanostores';
import { editsOf, withEdits, type ProfileEdits } from '#domain/account/edits/profile-edits.ts';
import { PROFILE_FIELDS, type Profile, type ProfileInput } from '#domain/account/profile.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { OWN, readJson } from '../visitor/scoped-storage.ts';

const KEY = `${OWN}profile-draft`;

/** What a customer has typed into the form of their profile and not saved yet. */
export interface ProfileDraft {
  /** Null where nothing was typed. */
  readonly $draft: ReadableAtom<ProfileEdits | null>;
  /** What has been typed into fields of the form since; the others stay as they stand there. */
  edit(profile: Profile, typed: Partial<ProfileInput>): void;
  /** What stands in the form is measured by what is saved now; `saved`: what of it the form itself has just saved. */
  rebase(profile: Profile, saved: Partial<ProfileInput>): void;
  /** Shows what the customer typed in this tab before it was loaded anew. */
  restore(customerId: string): void;
  /** Shows it no more until it is restored. */
  hide(): void;
  clear(): void;
}

export function createProfileDraft(tab: TextStorage): ProfileDraft {
  const $draft = atom<ProfileEdits | null>(null);

  function put(customerId: string, edits: ProfileEdits): void {
    if (Object.keys(edits).length === 0) return clear();
    $draft.set(edits);
    tab.write(KEY, JSON.stringify({ customerId, edits }));
  }

  function clear(): void {
    $draft.set(null);
    tab.remove(KEY);
  }

  return {
    $draft,
    edit(profile, typed) {
      const edits = $draft.get() ?? {};
      put(profile.id, editsOf(profile, { ...withEdits(profile, edits), ...typed }, edits));
    },
    rebase(profile, saved) {
      const edits = $draft.get();
      if (!edits) return;
      const former = Object.entries(edits).filter(([field]) => !(field in saved));
      put(profile.id, editsOf(profile, withEdits(profile, edits), Object.fromEntries(former)));
    },
    restore(customerId) {
      const stored = fields(readJson(tab, KEY));
      if ($draft.get() !== null) return;
      // What somebody else has typed is done with.
      if (stored['customerId'] !== customerId) return void tab.remove(KEY);
      put(customerId, readEdits(fields(stored['edits'])));
    },
    hide: () => $draft.set(null),
    clear,
  };
}

function readEdits(stored: Readonly<Record<string, unknown>>): ProfileEdits {
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => field in stored).map((field) => {
      const { typed, before } = fields(stored[field]);
      return [field, { typed: text(typed), before: text(before) }];
    }),
  );
}
