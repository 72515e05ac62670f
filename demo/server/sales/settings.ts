import { eq } from 'drizzle-orm';
import type { DeliveryTerms } from '#domain/delivery/delivery.ts';
import { hasModule } from '#domain/company/modules.ts';
import { isEshopOpen, isPaymentEnabled, maySellOnline } from '#domain/prices/online-selling.ts';
import { currencyOf, toCents } from '#domain/prices/money.ts';
import type { VisitTerms } from '#domain/prices/payment-terms.ts';
import type { Database } from '../database/database.ts';
import { paymentSettings } from '../database/schema/selling/orders.ts';
import type { Tenant } from '../router/route.ts';

/** How a company wants to be paid. */
export interface PaymentTerms {
  /** What is taken online for a visit; nothing where the company can take no money online. */
  readonly visit: VisitTerms;
  /** Whether a visit may be paid in the shop, whatever the company would take for it online. */
  readonly payOnSite: boolean;
  readonly isEnabled: boolean;
  readonly sellsVouchers: boolean;
  readonly sellsProducts: boolean;
  readonly lateFeePercent: number;
  readonly cancelHours: number;
  /** The shop confirms each visit itself. */
  readonly approval: boolean;
  readonly provider: string;
  /** How products are sent; null: they are collected. */
  readonly delivery: DeliveryTerms | null;
}

/** Whether the company sells products online. */
export function sellsProducts({ profile }: Pick<Tenant, 'profile'>): boolean {
  const { payment, products, eshopEnabled = false } = profile.booker;
  const provider = { provider: payment.provider, publicKey: payment.keys.publicKey };
  const settings = { productsActive: products?.active ?? false, eshopEnabled };
  return hasModule(profile, 'eshop') && isEshopOpen(provider, settings);
}

function deliveryTerms({ profile }: Tenant): DeliveryTerms | null {
  const { delivery } = profile.booker;
  if (delivery === undefined || !delivery.active) return null;
  const { countries, days, price, freeFrom } = delivery;
  const cents = (amount: number) => toCents(amount, currencyOf(profile.mCurrency.code));
  return {
    countries,
    days,
    price: cents(price),
    freeFrom: freeFrom === undefined ? null : cents(freeFrom),
  };
}

export async function paymentTerms(db: Database, tenant: Tenant): Promise<PaymentTerms> {
  const [row] = await db.select().from(paymentSettings).where(eq(paymentSettings.companyId, tenant.id));
  const { payment, appointment } = tenant.profile.booker;
  const provider = { provider: payment.provider, publicKey: payment.keys.publicKey };
  const isEnabled = isPaymentEnabled(provider);
  const visitsPaid = appointment.payment?.active;
  const mode = row?.mode ?? (visitsPaid === true ? 'full' : 'none');
  return {
    visit: {
      mode: isEnabled && visitsPaid !== false ? mode : 'none',
      depositPercent: row?.depositPercent ?? 0,
    },
    payOnSite: row?.payOnSite ?? true,
    isEnabled,
    sellsVouchers: maySellOnline(provider),
    sellsProducts: sellsProducts(tenant),
    lateFeePercent: row?.lateFeePercent ?? 0,
    cancelHours: appointment.cancelHours,
    approval: row?.approval ?? false,
    provider: isEnabled ? payment.provider : 'free',
    delivery: deliveryTerms(tenant),
  };
}
