import type { Company } from '#domain/company/company.ts';
import { firstOffer } from '#domain/company/modules.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { linkTo } from './link-to.ts';

const PLACES = {
  products: { route: { kind: 'eshop' }, label: 'checkout:empty.products' },
  vouchers: { route: { kind: 'gift' }, label: 'checkout:empty.vouchers' },
  services: { route: { kind: 'services' }, label: 'checkout:empty.services' },
} as const satisfies Record<string, { route: Route; label: string }>;

/** Where whoever has nothing to pay finds something, and the key of the text that says so. */
export interface NextPurchase {
  readonly to: Target;
  readonly label: (typeof PLACES)[keyof typeof PLACES]['label'];
}

export function nextPurchase(site: Site, company: Company): NextPurchase {
  const { route, label } = PLACES[firstOffer(company)];
  return { to: linkTo(site, route), label };
}
