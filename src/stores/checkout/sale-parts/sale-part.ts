import type { ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { SaleKind, SoldLine } from '#domain/checkout/sold-line.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { SaleWish } from '#platform/wire/checkout/sale-bodies.ts';
import type { SoldSale } from '../checkout-memory.ts';

/** What a part adds to the sale. */
export type PartWish = Partial<Pick<SaleWish, 'visit' | 'products' | 'gifts'>>;

/** What is told of a sale that is paid, beside its order. */
export interface PaidSale {
  readonly transactionId: string;
  readonly appointmentId: string | null;
  readonly appointmentStatus: string | null;
  /** The appointment as the back end tells it to whoever has made it; null for everybody else. */
  readonly appointment: unknown;
}

/** Something that is paid at the checkout: a held visit, the products of a cart, gift vouchers. All of them are one sale. */
export interface SalePart {
  readonly kind: SaleKind;
  /** Null: nothing of it is to be bought, or it is not known yet. */
  readonly $wish: ReadableAtom<PartWish | null>;
  /** Where it takes place or is handed out; null: nowhere in particular, or it is not known. */
  readonly $shop: ReadableAtom<Shop | null>;
  /** As it is sold now, by what it wishes. */
  lines(): readonly SoldLine[];
  /** Of the customer's cart on the server that it is bought from; null where there is none. */
  cartId?(): string | null;
  /** Takes a line out; absent where that is done elsewhere. */
  remove?(id: string): void;
  /** What was sold leaves it; what was added meanwhile stays. */
  takeSold(sold: SoldSale, paid: PaidSale): void;
  /** Something of it may not be sold any more, or at another price. */
  reread(): Promise<unknown>;
  /** Whether the page around lets it be ordered. */
  mayBegin?(): boolean;
  /** Its payment is under way: nothing of it may change or run out. */
  begin?(): void;
  /** The payment is over, and nothing was taken: for that reason, where the back end tells one. */
  end?(problem: Problem | null): void;
  /** Who buys, as it was typed where this was chosen. */
  readonly contact?: {
    readonly $draft: ReadableAtom<ContactInput>;
    edit(change: Partial<ContactInput>): void;
  };
  /** Codes that were given there. */
  readonly codes?: readonly string[];
  /** One of them was taken back. */
  removeCode?(code: string): void;
}
