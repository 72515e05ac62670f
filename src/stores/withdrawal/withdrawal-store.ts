import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { withdrawOrder } from '#contract/orders/eshop.ts';
import { wholeName } from '#domain/people/customer.ts';
import { EMPTY_WITHDRAWAL, type WithdrawalDraft } from '#domain/withdrawal/withdrawal-draft.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';

/** What is typed, what is to be confirmed, and what was sent. Nothing of it is kept when the page goes. */
export type WithdrawalState =
  | { readonly kind: 'typing'; readonly draft: WithdrawalDraft }
  | {
      readonly kind: 'review';
      readonly draft: WithdrawalDraft;
      readonly isSending: boolean;
      /** Why it was not sent. */
      readonly problem: Problem | null;
    }
  | { readonly kind: 'sent'; readonly draft: WithdrawalDraft };

export interface WithdrawalStore extends FeatureStore {
  readonly $state: ReadableAtom<WithdrawalState>;
  /** Begins anew, for an order where it is known; with what the session knows of a customer. */
  begin(number?: string): void;
  edit(change: Partial<WithdrawalDraft>): void;
  review(): void;
  /** Back to what was typed. */
  change(): void;
  confirm(): Promise<void>;
}

export function createWithdrawalStore({
  connection,
  visitor,
}: Pick<FeatureTools, 'connection' | 'visitor'>): WithdrawalStore {
  const known = () => {
    const session = visitor.session.$session.get();
    if (session.kind !== 'customer') return EMPTY_WITHDRAWAL;
    return { number: '', name: wholeName(session.customer), email: session.customer.email };
  };
  const $state = atom<WithdrawalState>({ kind: 'typing', draft: known() });
  const draft = () => $state.get().draft;
  return {
    $state,
    begin: (number = '') => $state.set({ kind: 'typing', draft: { ...known(), number } }),
    edit: (change) => $state.set({ kind: 'typing', draft: { ...draft(), ...change } }),
    review: () => $state.set({ kind: 'review', draft: draft(), isSending: false, problem: null }),
    change: () => $state.set({ kind: 'typing', draft: draft() }),
    async confirm() {
      const now = $state.get();
      if (now.kind !== 'review' || now.isSending) return;
      $state.set({ ...now, isSending: true, problem: null });
      const { number, name, email } = now.draft;
      const body = { number: number.trim(), name: name.trim(), email: email.trim() };
      const answer = await connection.api.send(withdrawOrder, { body });
      $state.set(
        answer.kind === 'ok'
          ? { kind: 'sent', draft: now.draft }
          : { ...now, isSending: false, problem: answer.problem },
      );
    },
    dispose() {},
  };
}
