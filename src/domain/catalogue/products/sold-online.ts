import type { Company } from '../../company/company.ts';
import { sellsProducts, type SellingCompany } from '../../company/modules.ts';
import type { Shop } from '../catalogue.ts';
import { isSoldAt } from './listed-products.ts';
import type { Product } from './product.ts';

/** Whether a product can be ordered online, at that shop. */
export function isSoldOnlineAt(
  company: SellingCompany & Pick<Company, 'cartActive'>,
  product: Pick<Product, 'id' | 'sellable'>,
  shop: Shop,
): boolean {
  return company.cartActive && sellsProducts(company) && product.sellable && isSoldAt(product, shop);
}
