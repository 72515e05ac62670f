import type { Company } from '#domain/company/company.ts';
import type { OnlineTerms } from '#domain/prices/payment-terms.ts';

/** How a visit is paid online where it cannot be paid in the shop; null where it can. */
export function dueOnlineIn({ booking: { online } }: Company): OnlineTerms | null {
  return online?.isOptional === false ? online : null;
}
