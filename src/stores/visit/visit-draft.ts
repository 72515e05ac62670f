import { atom, type ReadableAtom } from 'nanostores';
import type { ContactInput } from '#domain/people/contact-details.ts';
import {
  contactOf,
  filledIn,
  isOfProfile,
  isSameContact,
  mayBeOfOne,
  type Contact,
  type OtherContact,
} from '#domain/people/contact-person.ts';
import type { Customer } from '#domain/people/customer.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { Session } from '../visitor/session.ts';
import { EMPTY_DRAFT, type VisitRecord } from './visit-memory.ts';

/** What a draft keeps, in the tab. */
interface DraftMemory {
  get(): Pick<VisitRecord, 'draft' | 'aside' | 'appointment'>;
  change(change: Partial<Pick<VisitRecord, 'draft' | 'aside'>>): void;
}

export interface VisitDraft {
  readonly $draft: ReadableAtom<ContactInput>;
  /** Null: there is none. */
  readonly $other: ReadableAtom<OtherContact | null>;
  /** Puts it in place of the one at hand, which is offered then. */
  takeOther(): void;
  edit(change: Partial<ContactInput>): void;
  /** What was typed for this visit in another tab, unless somebody else was typed here. */
  receive(typed: ContactInput): void;
  /** A time is held: a reload is to find who it is for. */
  keep(): void;
  /** For the next visit: who a guest was, as long as the page is there; of a customer, what the profile says. */
  renew(): void;
  dispose(): void;
}

/**
 * What is typed about who comes, which stays. A customer's profile fills the rest, unless it is of somebody else; what it says
 * leaves with the customer.
 */
export function createVisitDraft(
  memory: DraftMemory,
  $session: ReadableAtom<Session>,
  country: () => string,
): VisitDraft {
  const $draft = atom<ContactInput>(memory.get().draft);
  let profile: { readonly id: string; readonly own: Contact } | null = null;
  const offered = createOffered(memory, $draft, () => profile?.own ?? null);
  let isBetween = false;
  /** From a confirmation until something is typed or held for the next visit, the tab's storage has none of it. */
  function put(draft: ContactInput): void {
    if (!isBetween && memory.get().appointment === null) memory.change({ draft });
    $draft.set(draft);
  }

  function typeIn(draft: ContactInput): void {
    isBetween = false;
    put(draft);
  }

  const ownOf = (customer: Customer) => ({ ...customer, phone: toNationalPhone(customer.phone, country()) });

  /** One person's contact is never made of two people's: what was typed of another stays whole, and the profile is offered. */
  function follow(now: Session): void {
    if (now.kind === 'restoring') return;
    const next = now.kind === 'customer' ? now.customer : null;
    const left = profile && profile.id !== next?.id ? profile.own : null;
    const draft = $draft.get();
    profile = next && { id: next.id, own: ownOf(next) };
    const typed = contactOf(draft, (field) => (draft[field] === left?.[field] ? '' : draft[field]));
    const isOther = profile !== null && !isOfProfile(typed, profile.own);
    put({ ...draft, ...typed, ...(profile && !isOther && filledIn(typed, profile.own)) });
    offered.look();
  }

  follow($session.get());
  const off = $session.listen(follow);

  return {
    $draft,
    $other: offered.$other,
    takeOther: () => offered.take((contact) => typeIn({ ...$draft.get(), ...contact })),
    edit(change) {
      typeIn({ ...$draft.get(), ...change });
      // A name that is changed after the login is no other contact; one that is offered goes once it is there.
      if (offered.$other.get()) offered.look();
    },
    receive(typed) {
      typeIn(completed($draft.get(), typed, profile?.own ?? null));
      offered.look();
    },
    keep() {
      if (isBetween) typeIn($draft.get());
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

/** With what was typed elsewhere, unless somebody else was typed here; what is the profile's own was not. */
function completed(
  draft: ContactInput,
  { message, ...theirs }: ContactInput,
  own: Contact | null,
): ContactInput {
  const here = contactOf(draft, (field) => (draft[field] === own?.[field] ? '' : draft[field]));
  if (!mayBeOfOne(here, theirs)) return draft;
  const isNobody = isSameContact(theirs, EMPTY_DRAFT);
  return { ...draft, message: draft.message || message, ...(!isNobody && filledIn(here, theirs)) };
}

/** The contact that could be in place of the one that is there; what was typed and gave way to the profile comes first. */
function createOffered(
  memory: DraftMemory,
  $draft: ReadableAtom<ContactInput>,
  profile: () => Contact | null,
) {
  const $other = atom<OtherContact | null>(null);
  function look(): void {
    const draft = $draft.get();
    const { aside } = memory.get();
    const own = profile();
    if (aside) $other.set(isSameContact(draft, aside) ? null : { kind: 'typed', contact: aside });
    else $other.set(own && !isOfProfile(draft, own) ? { kind: 'account', contact: own } : null);
  }
  return {
    $other,
    look,
    take(put: (contact: Contact) => void) {
      const other = $other.get();
      if (!other) return;
      memory.change({ aside: other.kind === 'account' ? contactOf($draft.get()) : null });
      put(contactOf(other.contact));
      look();
    },
  };
}
