import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { SaleKind } from '#domain/checkout/sold-line.ts';
import { sellsVouchers } from '#domain/company/modules.ts';
import type { OrderDifference } from '#domain/checkout/order-difference.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import {
  checkContact,
  type ContactField,
  type ContactInput,
  type FieldError,
} from '#domain/people/contact-details.ts';
import { isSameContact, type OtherContact } from '#domain/people/contact-person.ts';
import { EURO } from '#domain/prices/money.ts';
import type { PostalField } from '#domain/delivery/postal-address.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { readList } from '../gifts/list/gift-list.ts';
import { valueOf, type Load } from '../load.ts';
import { customerIdOf } from '../visitor/session.ts';
import { createVisitDraft, type VisitDraft } from '../visit/visit-draft.ts';
import { EMPTY_DRAFT } from '../visit/visit-memory.ts';
import { isTimeKeptByTab } from '../visitor/tab-visit.ts';
import { createCheckoutMemory, type CheckoutMemory, type Receipt, type SoldSale } from './checkout-memory.ts';
import { createPaymentFields, type PaymentFields } from './payment/payment-fields.ts';
import { createWallets, type WalletMeans, type Wallets } from './payment/wallets.ts';
import type { Delivery } from './delivery.ts';
import type { OwnCredit } from './own-credit.ts';
import { isUnderWay, type CheckoutStage } from './checkout-stage.ts';
import { createPaying } from './paying.ts';
import type { JoinedSale } from './sale-parts/joined-sale.ts';
import type { SalePart } from './sale-parts/sale-part.ts';
import { createSalePricing, type SalePricing } from './sale-pricing.ts';

export type PayOutcome =
  | {
      readonly kind: 'invalid';
      readonly errors: {
        readonly contact: Partial<Record<ContactField, FieldError>>;
        readonly address: Partial<Record<PostalField, FieldError>>;
      };
    }
  /** What became of it is told by the stage. */
  | { readonly kind: 'told' };

/** Paying for all that is to be bought: a held visit, products, gift vouchers. */
export interface Checkout extends FeatureStore {
  /** What may be paid for; changes of it are followed until the result is called. */
  sells(parts: readonly SalePart[]): () => void;
  /** What is bought together, and what another shop hands out. */
  readonly $sale: ReadableAtom<JoinedSale>;
  /** What other tabs have changed of it since its buyer has seen it; null: nothing. */
  readonly $change: ReadableAtom<OrderDifference | null>;
  /** A time is held in this tab, or a visit is being paid here, or was: it is one of the parts. */
  needsVisit(): boolean;
  /** The company sells vouchers, or some are to be paid or are being paid here: they are one of the parts. */
  needsGifts(): boolean;
  readonly $price: ReadableAtom<Load<SalePrice>>;
  /** Asks for the price anew where it did not come. */
  reprice(): Promise<void>;
  readonly $codes: ReadableAtom<{
    readonly codes: readonly string[];
    readonly asking: string | null;
    readonly refused: Problem | null;
  }>;
  addCode(code: string): Promise<void>;
  removeCode(code: string): void;
  /** What the customer spends of their own credit, at most. */
  readonly credit: OwnCredit;
  /** Whether products are sent, and where to. */
  readonly delivery: Delivery;
  readonly $buyer: ReadableAtom<ContactInput>;
  readonly $other: ReadableAtom<OtherContact | null>;
  takeOther(): void;
  edit(change: Partial<ContactInput>): void;
  /** The country by which a phone number is read: the shop's. */
  readonly $country: ReadableAtom<string>;
  readonly fields: PaymentFields;
  readonly $stage: ReadableAtom<CheckoutStage>;
  /** Buttons that stand before the form. */
  readonly wallets: Wallets;
  /** The last button, or that of a wallet; a second press while it is at work shares its outcome. */
  pay(wallet?: WalletMeans): Promise<PayOutcome>;
  /** Asks what became of what was sent until it is known, for half a minute. `nothing`: nobody who is there has begun to pay here. */
  check(): Promise<'asked' | 'nothing'>;
  /** The page is shown again that was left for a provider's. */
  comeBack(): void;
  /** What was paid is seen: something else may be bought. */
  renew(): void;
  /** What was bought in this tab; null: nothing, or its buyer has left. */
  readonly $receipt: ReadableAtom<Receipt | null>;
}

const FRANCE = 'FR';

/** The stores that a checkout is made of. */
function createParts(tools: FeatureTools) {
  const { connection, visitor } = tools;
  const { company } = connection;
  const memory = createCheckoutMemory(visitor.storage.tab);
  const $country = atom(FRANCE);
  const currency = () => valueOf(company.$company.get())?.currency ?? EURO;
  const draftMemory = { get: () => ({ ...memory.get(), appointment: null }), change: memory.change };
  const draft = createVisitDraft(draftMemory, visitor.session.$session, $country.get);
  const pricing = createSalePricing({
    connection,
    memory,
    session: visitor.session,
    tabs: visitor.tabs,
    currency,
    $country,
  });
  const fields = createPaymentFields(tools, pricing.$price);
  const forgetBuyer = () => {
    memory.change({ draft: EMPTY_DRAFT, aside: null });
    pricing.delivery.forget();
    pricing.credit.forget();
    draft.renew();
  };
  const paying = createPaying({ ...tools, memory, pricing, fields, currency, forgetBuyer });
  return { memory, $country, draft, pricing, fields, paying };
}

/** Takes over who was typed where a part was chosen; what is typed here is known there. */
function shareContact(draft: VisitDraft, contact: NonNullable<SalePart['contact']>): void {
  const { message: _, ...typed } = contact.$draft.get();
  const isTyped = Object.values(typed).some((value) => value !== '');
  if (isTyped && !isSameContact(typed, draft.$draft.get())) draft.edit(typed);
}

function holds(sale: SoldSale | null, kind: SaleKind): boolean {
  return sale?.lines.some((line) => line.kind === kind) ?? false;
}

/** Which stores have something to sell, or may have. */
function neededBy(
  { connection: { company }, visitor: { storage, session }, ports: { clock } }: FeatureTools,
  memory: CheckoutMemory,
): Pick<Checkout, 'needsVisit' | 'needsGifts'> {
  return {
    needsVisit() {
      const { payment, receipt } = memory.get();
      return isTimeKeptByTab(storage, clock.now()) || holds(payment, 'visit') || holds(receipt, 'visit');
    },
    needsGifts() {
      const known = valueOf(company.$company.get());
      // Another tab may put one into the order that is before its buyer here.
      if (known !== null && sellsVouchers(known)) return true;
      const owners = ['', customerIdOf(session.$session.get())];
      const hasAny = owners.some((id) => readList(storage.local, id, clock.now())?.list.length);
      return hasAny || holds(memory.get().payment, 'gifts');
    },
  };
}

const pricedBy = ({
  $sale,
  changes,
  $price,
  again,
  $codes,
  addCode,
  removeCode,
  credit,
  delivery,
}: SalePricing) => ({
  $sale,
  $change: changes.$change,
  $price,
  reprice: again,
  $codes,
  addCode,
  removeCode,
  credit,
  delivery,
});

export function createCheckout(tools: FeatureTools): Checkout {
  const { memory, $country, draft, pricing, fields, paying } = createParts(tools);
  let running: Promise<PayOutcome> | null = null;

  async function pay(wallet: WalletMeans | null): Promise<PayOutcome> {
    const checked = checkContact({ ...draft.$draft.get(), message: '' }, $country.get());
    const sent = pricing.delivery.check();
    const contact = checked.kind === 'refused' ? checked.errors : {};
    const address = sent?.kind === 'refused' ? sent.errors : {};
    if (checked.kind === 'refused' || sent?.kind === 'refused')
      return { kind: 'invalid', errors: { contact, address } };
    await paying.pay({ contact: checked.details, address: sent?.address ?? null }, wallet);
    return { kind: 'told' };
  }

  function edit(change: Partial<ContactInput>): void {
    draft.edit(change);
    for (const { contact } of pricing.followed()) contact?.edit(change);
  }

  const { $stage } = paying;
  const { $draft: $buyer } = draft;
  return {
    sells(parts) {
      if (isUnderWay(paying.$stage.get())) for (const part of parts) part.begin?.();
      for (const { contact } of parts) if (contact) shareContact(draft, contact);
      // What is on its way may be paid after the page was left: the parts stay.
      const offPrice = pricing.follow(parts);
      void paying.takePaidElsewhere();
      const off = pricing.$sale.subscribe(({ parts: [first] }) => {
        const shop = first?.$shop.get();
        if (shop) $country.set(shop.address.country || FRANCE);
      });
      return () => {
        off();
        offPrice();
      };
    },
    ...pricedBy(pricing),
    ...neededBy(tools, memory),
    $buyer,
    $other: draft.$other,
    takeOther: draft.takeOther,
    edit,
    $country,
    fields,
    $stage,
    wallets: createWallets({ pricing, fields, $stage, $buyer, $country, edit }),
    pay: (wallet) => (running ??= pay(wallet ?? null).finally(() => (running = null))),
    check: paying.check,
    comeBack: paying.comeBack,
    renew: paying.renew,
    $receipt: paying.$receipt,
    dispose() {
      draft.dispose();
      pricing.dispose();
      fields.dispose();
      paying.dispose();
    },
  };
}
