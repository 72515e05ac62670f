import {
  checkGift,
  isSameDraft,
  untouchedGift,
  type CheckedGift,
  type GiftDraft,
  type KnownOfGifts,
} from '#domain/gifts/gift.ts';
import type { GiftForm } from '../gift-form.ts';

export type PutOutcome = CheckedGift | { readonly kind: 'full' } | { readonly kind: 'unknown' };

/** `kept`: the list has it already, or nobody has filled anything in. */
export type SettleOutcome = PutOutcome | { readonly kind: 'kept' };

/** How what is filled in comes into the list. `known`: null while nobody knows what is sold. */
export function listing(
  form: GiftForm,
  $draft: { readonly get: () => GiftDraft },
  known: () => KnownOfGifts | null,
) {
  function keep(): PutOutcome {
    const facts = known();
    if (!facts) return { kind: 'unknown' };
    const draft = $draft.get();
    form.fill(draft);
    const checked = checkGift(draft, facts);
    return checked.kind === 'ok' && !form.keep(checked.gift) ? { kind: 'full' } : checked;
  }

  function isKept(): boolean {
    const draft = $draft.get();
    const changed = form.changed();
    if (changed) return isSameDraft(draft, changed.draft);
    // Whoever took it out of the list has done with it.
    if (form.$changes.get() !== '' || draft.themeId === '') return true;
    const facts = known();
    // Who it is from is taken over by the next one.
    return facts !== null && isSameDraft(draft, untouchedGift(facts.offer, facts.currency, draft.sender));
  }

  const settle = (): SettleOutcome => (isKept() ? { kind: 'kept' } : keep());

  return {
    settle,
    put(): PutOutcome {
      const outcome = keep();
      if (outcome.kind === 'ok') form.resume();
      return outcome;
    },
    change(id: string): void {
      if (id === form.changed()?.id) return form.goTo(0);
      settle();
      form.change(id, form.changed() || isKept() ? null : $draft.get());
    },
  };
}
