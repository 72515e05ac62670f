import { atom, type ReadableAtom } from 'nanostores';
import type { ProfileInput } from '#domain/account/profile.ts';
import type { TextStorage } from '#platform/ports.ts';
import { fields, text } from '#platform/wire/read.ts';
import { readJson } from '../visitor/scoped-storage.ts';
import { PROFILE_DRAFT } from '../visitor/session.ts';

/** What a customer has typed into the form of their profile and not saved yet. */
export interface ProfileDraft {
  /** Null where nothing was typed. */
  readonly $draft: ReadableAtom<ProfileInput | null>;
  edit(customerId: string, draft: ProfileInput): void;
  /** Shows what the customer typed in this tab before it was loaded anew. */
  restore(customerId: string): void;
  /** Shows it no more until it is restored. */
  hide(): void;
  clear(): void;
}

export function createProfileDraft(tab: TextStorage): ProfileDraft {
  const $draft = atom<ProfileInput | null>(null);
  return {
    $draft,
    edit(customerId, draft) {
      $draft.set(draft);
      tab.write(PROFILE_DRAFT, JSON.stringify({ customerId, ...draft }));
    },
    restore(customerId) {
      const stored = fields(readJson(tab, PROFILE_DRAFT));
      if ($draft.get() !== null) return;
      // What somebody else has typed is done with.
      if (stored['customerId'] !== customerId) return void tab.remove(PROFILE_DRAFT);
      $draft.set({
        firstname: text(stored['firstname']),
        lastname: text(stored['lastname']),
        city: text(stored['city']),
        country: text(stored['country']),
        birthday: text(stored['birthday']),
      });
    },
    hide: () => $draft.set(null),
    clear() {
      $draft.set(null);
      tab.remove(PROFILE_DRAFT);
    },
  };
}
