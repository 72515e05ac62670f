/**
 * What there may be to say of the visits beside the one on the screen, the most urgent first: what another tab holds, what it did to
 * the time that was held here, what it made of the cart, and a visit that is set aside or was booked elsewhere.
 */
const VISIT_NOTICES = ['held-in-other-tab', 'let-go', 'cart-of-other-tab', 'visit-beside'] as const;

export type VisitNotice = (typeof VISIT_NOTICES)[number];

/** The one to show: each of them asks for a choice, and none is shown above another. The next comes when this one is answered. */
export function mostUrgentNotice(isThere: Readonly<Record<VisitNotice, boolean>>): VisitNotice | null {
  return VISIT_NOTICES.find((notice) => isThere[notice]) ?? null;
}
