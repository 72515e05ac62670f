import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import {
  checkContact,
  type ContactField,
  type ContactInput,
  type FieldError,
} from '#domain/people/contact-details.ts';
import type { OtherContact } from '#domain/people/contact-person.ts';
import { EURO } from '#domain/prices/money.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { valueOf, type Load } from '../load.ts';
import type { Eshop } from '../products/eshop.ts';
import type { ProductsCartStore } from '../products/products-cart.ts';
import { createVisitDraft } from '../visit/visit-draft.ts';
import { EMPTY_DRAFT } from '../visit/visit-memory.ts';
import { createCheckoutMemory, type Receipt } from './checkout-memory.ts';
import { createPaymentFields, type PaymentFields } from './payment/payment-fields.ts';
import type { CheckoutStage } from './checkout-stage.ts';
import { createPaying } from './paying.ts';
import { createSalePricing } from './sale-pricing.ts';

export type PayOutcome =
  | { readonly kind: 'invalid'; readonly errors: Partial<Record<ContactField, FieldError>> }
  /** What became of it is told by the stage. */
  | { readonly kind: 'told' };

/** Paying for what is in the cart of products. */
export interface Checkout extends FeatureStore {
  /** What is to be paid for; taken back by the result. */
  sells(eshop: Pick<Eshop, 'cart' | 'products'>): () => void;
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
  readonly $buyer: ReadableAtom<ContactInput>;
  readonly $other: ReadableAtom<OtherContact | null>;
  takeOther(): void;
  edit(change: Partial<ContactInput>): void;
  /** The country by which a phone number is read: the shop's. */
  readonly $country: ReadableAtom<string>;
  readonly fields: PaymentFields;
  readonly $stage: ReadableAtom<CheckoutStage>;
  /** The last button; a second press while it is at work shares its outcome. */
  pay(): Promise<PayOutcome>;
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

/** The stores that a checkout is made of. `$rereadProducts` is there as soon as something is sold. */
function createParts(tools: FeatureTools) {
  const { connection, visitor } = tools;
  const { company } = connection;
  const memory = createCheckoutMemory(visitor.storage.tab);
  const $cart = atom<ProductsCartStore | null>(null);
  const $country = atom(FRANCE);
  const currency = () => valueOf(company.$company.get())?.currency ?? EURO;
  const draftMemory = { get: () => ({ ...memory.get(), appointment: null }), change: memory.change };
  const draft = createVisitDraft(draftMemory, visitor.session.$session, $country.get);
  const pricing = createSalePricing({ connection, memory, $cart, session: visitor.session, currency });
  const fields = createPaymentFields(tools, pricing.$price);
  const $rereadProducts = atom<Eshop['products']['again'] | null>(null);
  const forgetBuyer = () => {
    memory.change({ draft: EMPTY_DRAFT, aside: null });
    draft.renew();
  };
  const paying = createPaying({
    ...tools,
    memory,
    pricing,
    fields,
    $cart,
    currency,
    forgetBuyer,
    rereadProducts: async () => $rereadProducts.get()?.(),
  });
  return { $cart, $country, draft, pricing, fields, paying, $rereadProducts };
}

export function createCheckout(tools: FeatureTools): Checkout {
  const { $cart, $country, draft, pricing, fields, paying, $rereadProducts } = createParts(tools);
  let running: Promise<PayOutcome> | null = null;

  async function pay(): Promise<PayOutcome> {
    const checked = checkContact({ ...draft.$draft.get(), message: '' }, $country.get());
    if (checked.kind === 'refused') return { kind: 'invalid', errors: checked.errors };
    await paying.pay(checked.details);
    return { kind: 'told' };
  }

  return {
    sells({ cart, products }) {
      $rereadProducts.set(products.again);
      $cart.set(cart);
      const off = cart.$shop.subscribe((shop) => shop && $country.set(shop.address.country || FRANCE));
      const offPrice = pricing.follow(cart);
      return () => {
        // The cart stays: what is on its way may be paid after the page was left.
        off();
        offPrice();
      };
    },
    $price: pricing.$price,
    reprice: pricing.again,
    $codes: pricing.$codes,
    addCode: pricing.addCode,
    removeCode: pricing.removeCode,
    $buyer: draft.$draft,
    $other: draft.$other,
    takeOther: draft.takeOther,
    edit: draft.edit,
    $country,
    fields,
    $stage: paying.$stage,
    pay: () => (running ??= pay().finally(() => (running = null))),
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
