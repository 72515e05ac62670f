import type { Session } from '../visitor/session.ts';

/** What becomes of what was filled in, now that it is known who is there: it is theirs, it stays as it is, or nobody may read it. */
export type GiftOwnership =
  { readonly kind: 'taken'; readonly ownerId: string } | { readonly kind: 'kept' | 'forgotten' };

const KEPT = { kind: 'kept' } as const;
const FORGOTTEN = { kind: 'forgotten' } as const;

/**
 * What a customer has filled in goes with them: whoever comes next does not read whom they write to. A session that has only run
 * out comes back. `ownerId`: id of the customer who has filled it in; empty for a guest.
 */
export function giftOwnership(ownerId: string, session: Session): GiftOwnership {
  if (session.kind === 'customer') {
    const { id } = session.customer;
    if (ownerId === id) return KEPT;
    return ownerId === '' ? { kind: 'taken', ownerId: id } : FORGOTTEN;
  }
  return session.kind === 'guest' && !session.hasExpired && ownerId !== '' ? FORGOTTEN : KEPT;
}
