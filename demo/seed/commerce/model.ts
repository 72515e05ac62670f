import type { LocalizedText } from '#domain/locale.ts';

/** What a company sells besides visits, and what its customers have of it. Amounts are decimal euros. */

export interface SeedCoupon {
  readonly code: string;
  readonly label: LocalizedText;
  /** Applies without its code. */
  readonly auto?: boolean;
  readonly percent?: number;
  /** Without `percent`. */
  readonly amount?: number;
  /** Days from the day of seeding. */
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly minTotal?: number;
  readonly maxUses?: number;
  readonly maxUsesEach?: number;
  /** Slugs; without any, for everything but vouchers. */
  readonly services?: readonly string[];
}

export interface SeedGiftTheme {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** One of the company's pictures. */
  readonly picture: string;
  readonly amounts: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly validDays: number;
}

/** What points may be exchanged for: an amount in euros, or per cent. */
export interface SeedTier {
  readonly id: string;
  readonly name: LocalizedText;
  readonly points: number;
  readonly amount?: number;
  /** Without `amount`. */
  readonly percent?: number;
  readonly validDays: number;
}

export interface SeedCard {
  /** E-mail of a customer. */
  readonly customer: string;
  readonly number: string;
  /** The oldest first, without what visits earn: that follows from them. */
  readonly history: readonly {
    readonly daysAgo: number;
    readonly points: number;
    readonly reason: 'welcome' | 'earned' | 'exchanged';
  }[];
}

/** A visit that a customer booked, on the day nearest to the wanted one on which it can take place. */
export interface SeedAppointment {
  /** E-mail of a customer. */
  readonly customer: string;
  /** Slug of a shop. */
  readonly shop: string;
  /** Slugs of services, one after the other; the first's practitioner performs them all. */
  readonly services: readonly string[];
  /** From the day of seeding; negative has been, and may have been earlier still. */
  readonly inDays: number;
  /** HH:MM by the shop's clock; begins no earlier. */
  readonly from: string;
  readonly status: 'confirmed' | 'completed' | 'cancelled_by_customer' | 'no_show';
}

/** A voucher that a customer bought. */
export interface SeedVoucher {
  readonly customer: string;
  readonly theme: string;
  /** Of 16 letters; null where it is sent later. A demo's code is no secret. */
  readonly code: string | null;
  readonly amount: number;
  /** What orders have paid with it, in euros. */
  readonly spent: readonly number[];
  readonly recipient: { readonly name: string; readonly email: string };
  readonly message: string;
  readonly daysAgo: number;
  /** Sent in so many days. */
  readonly deliverInDays?: number;
}

/** An order of the e-shop; its products are the company's first ones that its shop sells. */
export interface SeedEshopOrder {
  readonly customer: string;
  readonly number: string;
  /** Slug of a shop. */
  readonly shop: string;
  readonly daysAgo: number;
  readonly status:
    'paid' | 'preparing' | 'ready' | 'collected' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
  readonly mode: 'collect' | 'delivery';
  /** How many of each product, from the shop's first on. */
  readonly quantities: readonly number[];
  /** Euros that a voucher paid. */
  readonly voucher?: number;
  /** Euros that sending it cost. */
  readonly delivery?: number;
}

/** A change of the money that a customer has with the company, in euros; negative where it was spent. */
export interface SeedCreditEntry {
  readonly customer: string;
  readonly daysAgo: number;
  readonly amount: number;
  /** As the books name it: `gift …`, `returned …` or `order …`. */
  readonly cause: string;
}

export interface SeedCommerce {
  readonly coupons: readonly SeedCoupon[];
  readonly themes: readonly SeedGiftTheme[];
  /** Slugs of services that may be given. */
  readonly formulas: readonly string[];
  readonly tiers: readonly SeedTier[];
  readonly cards: readonly SeedCard[];
  readonly vouchers: readonly SeedVoucher[];
  readonly eshopOrders: readonly SeedEshopOrder[];
  readonly credits: readonly SeedCreditEntry[];
}
