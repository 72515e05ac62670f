import type { Company } from '#domain/company/company.ts';
import type { OnlineTerms } from '#domain/prices/payment-terms.ts';
import type { Site } from '#stores/site.ts';

/** How a visit is paid online where it cannot be paid in the shop; null where it can, or where the page has no checkout. */
export function dueOnlineIn({
  site,
  company,
}: {
  readonly site: Site;
  readonly company: Company;
}): OnlineTerms | null {
  const { online } = company.booking;
  return site.navigation.mode === 'history' && online?.isOptional === false ? online : null;
}
