import { atom, computed, type ReadableAtom } from 'nanostores';
import { listGifts } from '#contract/money/gifts.ts';
import { deliveryDays, type DeliveryDays } from '#domain/gifts/delivery-day.ts';
import {
  checkGift,
  EMPTY_GIFT,
  untouchedGift,
  type CheckedGift,
  type GiftDraft,
} from '#domain/gifts/gift.ts';
import { jsonOf } from '#domain/json.ts';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseGiftOffer } from '#platform/wire/gifts/gifts.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { loadOnce, valueOf, type LoadOnce } from '../load.ts';
import type { Session } from '../visitor/session.ts';
import { createGiftMemory, EMPTY_FORM, type GiftMemory, type GiftRecord } from './gift-memory.ts';
import { createListedGifts, type ListedGifts } from './list/listed-gifts.ts';

export type PutOutcome = CheckedGift | { readonly kind: 'full' } | { readonly kind: 'unknown' };

export interface Gifts extends FeatureStore {
  readonly offer: LoadOnce<GiftOffer>;
  /** The voucher that is being filled in. */
  readonly $draft: ReadableAtom<GiftDraft>;
  edit(change: Partial<GiftDraft>): void;
  /** Of which form the draft is: another id once another voucher is begun or changed. */
  readonly $form: ReadableAtom<string>;
  readonly $step: ReadableAtom<number>;
  goTo(step: number): void;
  /** The vouchers that are to be paid, as all tabs have them. */
  readonly $list: ReadableAtom<readonly OrderedGift[]>;
  /** Id of the voucher of the list that the draft changes; empty: it is another one. */
  readonly $changes: ReadableAtom<string>;
  /** Puts the draft into the list; pressed again, it is the same voucher. `unknown`: nobody knows what is sold. */
  put(): PutOutcome;
  /** Goes on to fill in one of the list. */
  change(id: string): void;
  /** Begins another one, from the same sender. */
  another(): void;
  remove(id: string): void;
  /** Those with these ids are sold. */
  finish(ids: readonly string[]): void;
  /** Goes to the payment on another page of this origin, in the same tab. */
  leaveFor(address: string): void;
  /** The server's clock. */
  now(): Instant;
  /** The days that a voucher may be sent on later. */
  days(): DeliveryDays;
  /** The zone whose days these are: of the company's first shop. */
  timeZone(): string;
}

const HOME_ZONE = 'Europe/Paris';

/** Opened where vouchers are looked at, filled in or paid. */
export function createGifts({ connection, visitor, ports }: FeatureTools): Gifts {
  const { api, company, locale, catalogue, warn } = connection;
  const currency = () => valueOf(company.$company.get())?.currency ?? EURO;
  const offer = loadOnce<GiftOffer>({
    locale: () => locale.$locale.get(),
    async ask() {
      await company.ensure();
      const context = { base: api.base, currency: currency(), warn };
      return api.ask(listGifts, (reply) => parseGiftOffer(reply, context));
    },
  });
  const { storage, tabs, session } = visitor;
  const memory = createGiftMemory(storage.tab);
  const lastOwnerId = memory.get().ownerId;
  const listed = createListedGifts({ local: storage.local, tabs, clock: ports.clock, session, lastOwnerId });
  const form = createForm(memory, listed, ports.random.uuid);
  const $draft = computed([form.$draft, offer.$load, session.$session], (draft, load, now) => {
    const known = valueOf(load);
    if (draft.themeId !== '' || !known) return draft;
    const sender = now.kind === 'customer' ? now.customer.firstname : '';
    return untouchedGift(known, currency(), draft.sender || sender);
  });
  const timeZone = () => valueOf(catalogue.$shops.get())?.[0]?.timeZone ?? HOME_ZONE;
  const days = () => deliveryDays(api.now(), timeZone());
  const offs = [
    locale.$locale.listen(offer.follow),
    listed.dispose,
    form.followList(),
    session.$session.subscribe((now) => form.belongTo(now)),
  ];

  return {
    ...form,
    $draft,
    edit: (change) => form.fill({ ...$draft.get(), ...change }),
    offer,
    leaveFor: (address) => void ports.hostPage().then((page) => page.leave(address)),
    now: api.now,
    days,
    timeZone,
    put() {
      const known = valueOf(offer.$load.get());
      if (!known) return { kind: 'unknown' };
      const draft = $draft.get();
      form.fill(draft);
      const checked = checkGift(draft, { offer: known, currency: currency(), days: days() });
      return checked.kind === 'ok' && !form.keep(checked.gift) ? { kind: 'full' } : checked;
    },
    dispose() {
      for (const off of offs) off();
    },
  };
}

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

/** What is filled in, in step with what the tab keeps, and with the list, which any tab may change. */
function createForm(memory: GiftMemory, listed: ListedGifts, newId: () => string) {
  const { kept, set } = createFormStores(memory);
  const { $draft, $changes } = kept;
  const { $list } = listed;
  const begin = (sender: string) => ({
    form: newId(),
    draft: { ...EMPTY_GIFT, sender },
    changes: '',
    step: 0,
  });

  return {
    ...kept,
    $list,
    remove: listed.remove,
    finish: listed.finish,
    fill: (wanted: GiftDraft) => set({ draft: wanted }),
    goTo: (wanted: number) => set({ step: wanted }),
    /** False where the list has room for no more. */
    keep(gift: OrderedGift['gift']): boolean {
      const known = $list.get().find(({ id }) => id === $changes.get());
      // Another voucher than the one that is being paid in another tab: it is not sold with that.
      const isSame = known !== undefined && jsonOf(known.gift) === jsonOf(gift);
      const id = isSame ? known.id : newId();
      if (!listed.put({ id, draft: $draft.get(), gift }, known?.id ?? '')) return false;
      set({ changes: id });
      return true;
    },
    change(id: string): void {
      const wanted = $list.get().find((one) => one.id === id);
      if (wanted) set({ form: newId(), draft: wanted.draft, changes: id, step: 0 });
    },
    another: () => set(begin($draft.get().sender)),
    /** A voucher that is sold, in whichever tab, is done with in the form as well; one that was taken out may come back. */
    followList: () => $list.subscribe(() => void (listed.wasSold($changes.get()) && set(begin('')))),
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
