import type { Company } from '../company/company.ts';
import { isEshopOpen } from '../prices/payment-terms.ts';

/** The kinds of addresses that a customer's account has, as menus show them. */
export type AccountPage = 'orders' | 'eshop-orders' | 'credit' | 'profile' | 'loyalty';

/** The least version of a company that has a module. */
const MODULE_VERSIONS = { eshop: 0, loyalty: 0 } as const;

export type Module = keyof typeof MODULE_VERSIONS;

/** Whether a company's version has a module. */
export function hasModule({ version }: Pick<Company, 'version'>, module: Module): boolean {
  return MODULE_VERSIONS[module] <= version;
}

type Offer = Pick<Company, 'version' | 'payment' | 'productsActive' | 'eshopEnabled'>;

const PAGES: readonly AccountPage[] = ['orders', 'eshop-orders', 'credit', 'profile', 'loyalty'];

/** Whether a company has a page of an account; a loyalty card is its customer's own matter. */
export function hasPage(company: Offer, page: AccountPage): boolean {
  if (page === 'eshop-orders') return hasModule(company, 'eshop') && isEshopOpen(company.payment, company);
  return page !== 'loyalty' || hasModule(company, 'loyalty');
}

/**
 * The pages of an account that a company has, in the order of its menus. `hasCard`: whether the customer has a loyalty card;
 * it is known later than the rest, and its page comes last, so that nothing moves.
 */
export function accountPages(company: Offer, hasCard: boolean): readonly AccountPage[] {
  return PAGES.filter((page) => hasPage(company, page) && (page !== 'loyalty' || hasCard));
}
