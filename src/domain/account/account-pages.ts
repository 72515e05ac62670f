import { hasModule, sellsProducts, type SellingCompany } from '../company/modules.ts';

/** The kinds of addresses that a customer's account has, as menus show them. */
export type AccountPage = 'orders' | 'eshop-orders' | 'credit' | 'profile' | 'loyalty';

const PAGES: readonly AccountPage[] = ['orders', 'eshop-orders', 'credit', 'profile', 'loyalty'];

/** Whether a company has a page of an account; a loyalty card is its customer's own matter. */
export function hasPage(company: SellingCompany, page: AccountPage): boolean {
  if (page === 'eshop-orders') return sellsProducts(company);
  return page !== 'loyalty' || hasModule(company, 'loyalty');
}

/**
 * The pages of an account that a company has, in the order of its menus. `hasCard`: whether the customer has a loyalty card;
 * it is known later than the rest, and its page comes last, so that nothing moves.
 */
export function accountPages(company: SellingCompany, hasCard: boolean): readonly AccountPage[] {
  return PAGES.filter((page) => hasPage(company, page) && (page !== 'loyalty' || hasCard));
}
