import { atom, type ReadableAtom } from 'nanostores';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Customer } from '#domain/people/customer.ts';
import { toNationalPhone } from '#domain/people/phone.ts';
import type { Session } from '../visitor/session.ts';
import { EMPTY_DRAFT, type VisitMemory } from './visit-memory.ts';

export interface VisitDraft {
  readonly $draft: ReadableAtom<ContactInput>;
  edit(change: Partial<ContactInput>): void;
  /** For a new visit: empty but for the profile. */
  renew(): void;
  dispose(): void;
}

/** What is typed about who comes. A customer's profile fills what is empty, and leaves with the customer. */
export function createVisitDraft(
  memory: VisitMemory,
  $session: ReadableAtom<Session>,
  country: () => string,
): VisitDraft {
  const $draft = atom<ContactInput>(memory.get().draft);

  function put(draft: ContactInput): void {
    memory.change({ draft });
    $draft.set(draft);
  }

  function fill({ firstname, lastname, email, phone }: Customer): void {
    const typed = $draft.get();
    put({
      ...typed,
      firstname: typed.firstname || firstname,
      lastname: typed.lastname || lastname,
      email: typed.email || email,
      phone: typed.phone || toNationalPhone(phone, country()),
    });
  }

  const fillNow = (now: Session) => {
    if (now.kind === 'customer') fill(now.customer);
  };
  fillNow($session.get());
  const off = $session.listen((now, before) => {
    fillNow(now);
    if (now.kind === 'guest' && before?.kind === 'customer')
      put({ ...EMPTY_DRAFT, message: $draft.get().message });
  });

  return {
    $draft,
    edit: (change) => put({ ...$draft.get(), ...change }),
    renew() {
      put(EMPTY_DRAFT);
      fillNow($session.get());
    },
    dispose: off,
  };
}
