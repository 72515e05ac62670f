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
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseGiftOffer } from '#platform/wire/gifts/gifts.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { loadOnce, valueOf, type LoadOnce } from '../load.ts';
import type { Session } from '../visitor/session.ts';
import { createGiftMemory, EMPTY_FORM, type GiftRecord } from './gift-memory.ts';
import { giftOwnership } from './gift-ownership.ts';
import { createListedGifts, type ListedGifts } from './listed-gifts.ts';

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
  const listed = createListedGifts({ local: storage.local, tabs, clock: ports.clock });
  const form = createForm(storage.tab, listed, ports.random.uuid);
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

/** What the tab keeps, as stores that a change of it sets. */
function createKept(storage: Parameters<typeof createGiftMemory>[0]) {
  const memory = createGiftMemory(storage);
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

  return { memory, kept, set };
}

/** What is filled in, in step with what the tab keeps, and with the list, which any tab may change. */
function createForm(
  storage: Parameters<typeof createGiftMemory>[0],
  listed: ListedGifts,
  newId: () => string,
) {
  const { memory, kept, set } = createKept(storage);
  const { $draft, $changes } = kept;
  const { $list } = listed;
  const begin = (sender: string) => ({
    form: newId(),
    draft: { ...EMPTY_GIFT, sender },
    changes: '',
    step: 0,
  });
  const isListed = (wanted: string) => $list.get().some(({ id }) => id === wanted);

  return {
    ...kept,
    $list,
    remove: listed.remove,
    finish: listed.finish,
    fill: (wanted: GiftDraft) => set({ draft: wanted }),
    goTo: (wanted: number) => set({ step: wanted }),
    /** False where the list has room for no more. */
    keep(gift: OrderedGift['gift']): boolean {
      const known = $changes.get();
      const id = isListed(known) ? known : newId();
      if (!listed.put({ id, draft: $draft.get(), gift })) return false;
      set({ changes: id });
      return true;
    },
    change(id: string): void {
      const wanted = $list.get().find((one) => one.id === id);
      if (wanted) set({ form: newId(), draft: wanted.draft, changes: id, step: 0 });
    },
    another: () => set(begin($draft.get().sender)),
    /** The voucher that the draft changes has left the list: one that was sold is done with, one that was taken out may come back. */
    followList: () =>
      $list.subscribe(() => {
        const known = $changes.get();
        if (known === '' || isListed(known)) return;
        set(listed.wasSold(known) ? begin('') : { changes: '' });
      }),
    belongTo(session: Session): void {
      listed.belongTo(session);
      const ownership = giftOwnership(memory.get().ownerId, session);
      if (ownership.kind === 'kept') return;
      if (ownership.kind === 'forgotten') set({ ...EMPTY_FORM, form: newId() });
      if (session.kind !== 'customer') return;
      memory.change({ ownerId: session.customer.id });
      // Who it is from is known only now; whoever was chosen for meanwhile gets it from them.
      const now = $draft.get();
      if (now.themeId !== '' && now.sender === '')
        set({ draft: { ...now, sender: session.customer.firstname } });
    },
  };
}
