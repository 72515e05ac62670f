import { atom, type ReadableAtom } from 'nanostores';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Customer } from '#domain/people/customer.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { Session } from '../visitor/session.ts';
import { EMPTY_DRAFT, type VisitMemory } from './visit-memory.ts';

export interface VisitDraft {
  readonly $draft: ReadableAtom<ContactInput>;
  edit(change: Partial<ContactInput>): void;
  /** A time is held: a reload is to find who it is for. */
  keep(): void;
  /** For the next visit: who a guest was, as long as the page is there; of a customer, what the profile says. */
  renew(): void;
  dispose(): void;
}

const FIELDS = ['firstname', 'lastname', 'email', 'phone'] as const;

/**
 * What is typed about who comes, which stays. A customer's profile fills what is empty, and what it says leaves with the
 * customer.
 */
export function createVisitDraft(
  memory: VisitMemory,
  $session: ReadableAtom<Session>,
  country: () => string,
): VisitDraft {
  const $draft = atom<ContactInput>(memory.get().draft);
  let profile: { readonly id: string; readonly own: Pick<ContactInput, (typeof FIELDS)[number]> } | null =
    null;

  let isBetween = false;

  /** From a confirmation until something is typed or held for the next visit, the tab's storage has none of it. */
  function put(draft: ContactInput): void {
    if (!isBetween && memory.get().appointment === null) memory.change({ draft });
    $draft.set(draft);
  }

  const ownOf = (customer: Customer) => ({ ...customer, phone: toNationalPhone(customer.phone, country()) });

  function follow(now: Session): void {
    if (now.kind === 'restoring') return;
    const next = now.kind === 'customer' ? now.customer : null;
    const left = profile && profile.id !== next?.id ? profile.own : null;
    const draft = $draft.get();
    profile = next && { id: next.id, own: ownOf(next) };
    const typed = FIELDS.map((field) => [field, draft[field] === left?.[field] ? '' : draft[field]] as const);
    const filled = typed.map(([field, value]) => [field, value || (profile?.own[field] ?? '')]);
    put({ ...draft, ...Object.fromEntries(filled) });
  }

  follow($session.get());
  const off = $session.listen(follow);

  return {
    $draft,
    edit(change) {
      isBetween = false;
      put({ ...$draft.get(), ...change });
    },
    keep() {
      if (!isBetween) return;
      isBetween = false;
      put($draft.get());
    },
    renew() {
      isBetween = true;
      const { message: _, ...contact } = $draft.get();
      const isCustomer = $session.get().kind === 'customer';
      put(isCustomer ? EMPTY_DRAFT : { ...EMPTY_DRAFT, ...contact });
      follow($session.get());
      // The back end keeps it in a profile that has none.
      if (profile === null || profile.own.phone !== '' || contact.email !== profile.own.email) return;
      profile = { ...profile, own: { ...profile.own, phone: contact.phone } };
      put({ ...$draft.get(), phone: contact.phone });
    },
    dispose: off,
  };
}
