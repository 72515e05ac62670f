import type { Instant } from '#domain/time/instant.ts';
import type { ThemePictures } from '../gifts/theme-picture.ts';
import type { Buyer } from './sale-lines.ts';
import type { PricedSale } from './pricing/priced-sale.ts';
import type { SaleAsk } from './ask.ts';
import type { Tenant } from '../router/route.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { PaymentTerms } from './settings.ts';
import type { Locale } from '#domain/locale.ts';

/** How a sale is paid, as far as it is by now. */
export interface Money {
  readonly provider: string;
  readonly transactionId: string;
  readonly captured: Cents;
  readonly authorised: Cents;
}

/** What is sold to whom, at which price and how it is paid: all that `sell` needs to know. */
export interface Sale {
  readonly tenant: Tenant;
  readonly orderId: string;
  readonly cartId: string | null;
  readonly ask: SaleAsk;
  readonly priced: PricedSale;
  readonly buyer: Buyer;
  readonly locale: Locale;
  /** Of the company's site. */
  readonly origin: string;
  /** Of its vouchers' themes: made before the sale, which holds locks. */
  readonly pictures: ThemePictures;
  readonly now: Instant;
  readonly terms: Pick<PaymentTerms, 'approval' | 'lateFeePercent'>;
  readonly money: Money;
}
