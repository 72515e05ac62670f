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
import { MOST_GIFTS, type OrderedGift } from '#domain/gifts/ordered-gift.ts';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseGiftOffer } from '#platform/wire/gifts/gifts.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { loadOnce, valueOf, type LoadOnce } from '../load.ts';
import type { Session } from '../visitor/session.ts';
import { createGiftMemory, NO_GIFTS, type GiftRecord } from './gift-memory.ts';

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
  /** The vouchers that are to be paid. */
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
  const form = createForm(visitor.storage.tab, ports.random.uuid);
  const $draft = computed([form.$draft, offer.$load, visitor.session.$session], (draft, load, session) => {
    const known = valueOf(load);
    if (draft.themeId !== '' || !known) return draft;
    const sender = session.kind === 'customer' ? session.customer.firstname : '';
    return untouchedGift(known, currency(), draft.sender || sender);
  });
  const timeZone = () => valueOf(catalogue.$shops.get())?.[0]?.timeZone ?? HOME_ZONE;
  const days = () => deliveryDays(api.now(), timeZone());
  const offs = [
    locale.$locale.listen(offer.follow),
    visitor.session.$session.subscribe((session) => form.belongTo(session)),
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

/** What the tab keeps, as stores that a change of it sets. */
function createKept(storage: Parameters<typeof createGiftMemory>[0]) {
  const memory = createGiftMemory(storage);
  const { form, draft, step, list, changes } = memory.get();
  const kept = {
    $form: atom(form),
    $draft: atom(draft),
    $step: atom(step),
    $list: atom(list),
    $changes: atom(changes),
  };

  function set(record: Partial<GiftRecord>): void {
    memory.change(record);
    const now = memory.get();
    kept.$draft.set(now.draft);
    kept.$form.set(now.form);
    kept.$step.set(now.step);
    kept.$list.set(now.list);
    kept.$changes.set(now.changes);
  }

  return { memory, kept, set };
}

/** What is filled in, in step with what the tab keeps. */
function createForm(storage: Parameters<typeof createGiftMemory>[0], newId: () => string) {
  const { memory, kept, set } = createKept(storage);
  const { $draft, $list, $changes } = kept;
  const begin = (sender: string) => ({
    form: newId(),
    draft: { ...EMPTY_GIFT, sender },
    changes: '',
    step: 0,
  });
  const forgetAll = () => set({ ...NO_GIFTS, form: newId() });

  return {
    ...kept,
    fill: (wanted: GiftDraft) => set({ draft: wanted }),
    goTo: (wanted: number) => set({ step: wanted }),
    /** False where the list has room for no more. */
    keep(gift: OrderedGift['gift']): boolean {
      const [known, before] = [$changes.get(), $list.get()];
      const isThere = before.some(({ id }) => id === known);
      if (!isThere && before.length >= MOST_GIFTS) return false;
      const ordered = { id: isThere ? known : newId(), draft: $draft.get(), gift };
      const after = isThere ? before.map((one) => (one.id === known ? ordered : one)) : [...before, ordered];
      set({ list: after, changes: ordered.id });
      return true;
    },
    change(id: string): void {
      const wanted = $list.get().find((one) => one.id === id);
      if (wanted) set({ form: newId(), draft: wanted.draft, changes: id, step: 0 });
    },
    another: () => set(begin($draft.get().sender)),
    remove(id: string): void {
      const after = $list.get().filter((one) => one.id !== id);
      set({ list: after, ...($changes.get() === id && { changes: '' }) });
    },
    finish(ids: readonly string[]): void {
      const after = $list.get().filter(({ id }) => !ids.includes(id));
      set({ list: after, ...(ids.includes($changes.get()) && begin('')) });
    },
    /** What a customer has filled in goes with them: whoever comes next does not read whom they write to. */
    belongTo(session: Session): void {
      const { ownerId } = memory.get();
      if (session.kind === 'customer') {
        const { id } = session.customer;
        if (ownerId !== '' && ownerId !== id) forgetAll();
        if (ownerId !== id) memory.change({ ownerId: id });
        // Who it is from is known only now; whoever was chosen for meanwhile gets it from them.
        const now = $draft.get();
        if (ownerId !== id && now.themeId !== '' && now.sender === '')
          set({ draft: { ...now, sender: session.customer.firstname } });
      } else if (session.kind === 'guest' && session.hasExpired === false && ownerId !== '') {
        forgetAll();
      }
    },
  };
}
