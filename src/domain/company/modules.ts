import { isEshopOpen, maySellOnline } from '../prices/online-selling.ts';
import type { Company } from './company.ts';

/** The least version of a company that has a module. */
const MODULE_VERSIONS = { eshop: 0, loyalty: 0 } as const;

export type Module = keyof typeof MODULE_VERSIONS;

/** Whether a company's version has a module. */
export function hasModule({ version }: Pick<Company, 'version'>, module: Module): boolean {
  return MODULE_VERSIONS[module] <= version;
}

/** What decides whether a company sells products online. */
export type SellingCompany = Pick<Company, 'version' | 'payment' | 'productsActive' | 'eshopEnabled'>;

export function sellsProducts(company: SellingCompany): boolean {
  return hasModule(company, 'eshop') && isEshopOpen(company.payment, company);
}

/** Whether a company sells vouchers online. */
export function sellsVouchers({
  payment,
  hasGiftThemes,
}: Pick<Company, 'payment' | 'hasGiftThemes'>): boolean {
  return hasGiftThemes && maySellOnline(payment);
}

/** Whether a company has a cart, and something that goes into it. */
export function hasCart(
  company: Pick<Company, 'cartActive' | 'booking' | 'productsActive' | 'payment' | 'hasGiftThemes'>,
): boolean {
  return company.cartActive && (company.booking.active || company.productsActive || sellsVouchers(company));
}

/** Where an empty cart leads to: the first of what a company has. */
export function firstOffer(
  company: SellingCompany & Pick<Company, 'hasGiftThemes'>,
): 'products' | 'vouchers' | 'services' {
  if (sellsProducts(company)) return 'products';
  return sellsVouchers(company) ? 'vouchers' : 'services';
}
