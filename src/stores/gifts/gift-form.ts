import { atom } from 'nanostores';
import { EMPTY_GIFT, type GiftDraft } from '#domain/gifts/gift.ts';
import { jsonOf } from '#domain/json.ts';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import type { Session } from '../visitor/session.ts';
import { EMPTY_FORM, type GiftMemory, type GiftRecord } from './gift-memory.ts';
import type { ListedGifts } from './list/listed-gifts.ts';

/** What the tab keeps of the form, as stores that a change of it sets. */
function createFormStores(memory: GiftMemory) {
  const { form, draft, step, changes } = memory.get();
  const kept = { $form: atom(form), $draft: atom(draft), $step: atom(step), $changes: atom(changes) };

  function set(record: Partial<GiftRecord>): void {
    memory.change(record);
    const now = memory.get();
    kept.$draft.set(now.draft);
    kept.$form.set(now.form);
    kept.$step.set(now.step);
    kept.$changes.set(now.changes);
  }

  return { kept, set };
}

export type GiftForm = ReturnType<typeof createForm>;

/** What is filled in, in step with what the tab keeps, and with the list, which any tab may change. */
export function createForm(memory: GiftMemory, listed: ListedGifts, newId: () => string) {
  const { kept, set } = createFormStores(memory);
  const { $draft, $changes } = kept;
  const { $list } = listed;
  const begin = (sender: string) =>
    set({
      form: newId(),
      draft: memory.get().aside ?? { ...EMPTY_GIFT, sender },
      changes: '',
      aside: null,
      step: 0,
    });
  const changed = () => $list.get().find(({ id }) => id === $changes.get());

  return {
    ...kept,
    $list,
    remove: listed.remove,
    finish: listed.finish,
    /** One that was taken out of the list is another one once it is filled in further. */
    fill: (wanted: GiftDraft) => set({ draft: wanted, changes: changed()?.id ?? '' }),
    goTo: (wanted: number) => set({ step: wanted }),
    /** False where the list has room for no more. */
    keep(gift: OrderedGift['gift']): boolean {
      const known = changed();
      // Another voucher than the one that is being paid in another tab: it is not sold with that.
      const isSame = known !== undefined && jsonOf(known.gift) === jsonOf(gift);
      const id = isSame ? known.id : newId();
      if (!listed.put({ id, draft: $draft.get(), gift }, known?.id ?? '')) return false;
      set({ changes: id });
      return true;
    },
    /** The voucher of the list that the draft changes. */
    changed,
    /** `aside`: what is to be filled in after that; null: what was so before. */
    change(id: string, aside: GiftDraft | null): void {
      const wanted = $list.get().find((one) => one.id === id);
      if (!wanted) return;
      const next = aside ?? memory.get().aside;
      set({ form: newId(), draft: wanted.draft, changes: id, aside: next, step: 0 });
    },
    another: () => begin($draft.get().sender),
    /** Goes on with what was begun before one of the list was changed. */
    resume: () => void (memory.get().aside && begin('')),
    /** A voucher that is sold, in whichever tab, is done with in the form as well; one that was taken out may come back. */
    followList: () => $list.subscribe(() => void (listed.wasSold($changes.get()) && begin(''))),
    /** What a customer has filled in goes with them: whoever comes next does not read whom they write to. */
    belongTo(session: Session): void {
      const { ownerId } = memory.get();
      if (session.kind === 'customer') {
        const { id, firstname } = session.customer;
        if (ownerId !== '' && ownerId !== id) set({ ...EMPTY_FORM, form: newId() });
        if (ownerId !== id) memory.change({ ownerId: id });
        // Who it is from is known only now; whoever was chosen for meanwhile gets it from them.
        const now = $draft.get();
        if (ownerId !== id && now.themeId !== '' && now.sender === '')
          set({ draft: { ...now, sender: firstname } });
      } else if (session.kind === 'guest' && session.hasExpired === false && ownerId !== '') {
        set({ ...EMPTY_FORM, form: newId() });
      }
    },
  };
}
