import { computed, type ReadableAtom } from 'nanostores';
import { listGifts } from '#contract/money/gifts.ts';
import { deliveryDays, type DeliveryDays } from '#domain/gifts/delivery-day.ts';
import { untouchedGift, type GiftDraft } from '#domain/gifts/gift.ts';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseGiftOffer } from '#platform/wire/gifts/gifts.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { loadOnce, valueOf, type LoadOnce } from '../load.ts';
import { createForm } from './gift-form.ts';
import { createGiftMemory } from './gift-memory.ts';
import { listing, type PutOutcome, type SettleOutcome } from './list/listing.ts';
import { createListedGifts } from './list/listed-gifts.ts';

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
  /** Puts the draft into the list where it would be lost with the form: before the form goes on to another, or to the payment. */
  settle(): SettleOutcome;
  /** Goes on to fill in one of the list. What is begun and in no list is put there, or filled in again once that one is put. */
  change(id: string): void;
  /** Begins another one, from the same sender; or goes on with what was begun before one of the list was changed. */
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
  const known = () => {
    const given = valueOf(offer.$load.get());
    return given && { offer: given, currency: currency(), days: days() };
  };
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
    ...listing(form, $draft, known),
    dispose() {
      for (const off of offs) off();
    },
  };
}
