/**
 * What there may be to say of other tabs, the most urgent first: what one holds, what it did to the time that was held here, and what it
 * made of the cart.
 */
const VISIT_NOTICES = ['held-in-other-tab', 'let-go', 'cart-of-other-tab'] as const;

export type VisitNotice = (typeof VISIT_NOTICES)[number];

/**
 * The one to show: each of them asks for a choice, and none is shown above another. The next comes when this one is answered; where there is
 * none, that is what waits beside the visit.
 */
export function mostUrgentNotice(isThere: Readonly<Record<VisitNotice, boolean>>): VisitNotice | null {
  return VISIT_NOTICES.find((notice) => isThere[notice]) ?? null;
}
