/** What a transaction changed of times: claims of some resources, or what decides when a shop has times at all. */
export interface TimesNotice {
  readonly companyId: string;
  /** Null: of every shop of the company. */
  readonly shopId: string | null;
  /** Null: of hours, days or people; everything is to be read anew. */
  readonly claimed: {
    /** Epoch milliseconds. */
    readonly start: number;
    readonly end: number;
    /** Null: too many to be named. */
    readonly resourceIds: readonly string[] | null;
  } | null;
}

/** Reads what the triggers of `live-times` announce; null where it is nothing of theirs. */
export function readNotice(payload: string): TimesNotice | null {
  const { company, shop, from, until, resources } = fieldsOf(payload);
  if (typeof company !== 'string') return null;
  const shopId = typeof shop === 'string' ? shop : null;
  if (from === undefined) return { companyId: company, shopId, claimed: null };
  const [start, end] = [Date.parse(String(from)), Date.parse(String(until))];
  // A claim without an end takes more days than can be told one by one.
  if (Number.isNaN(start) || Number.isNaN(end)) return { companyId: company, shopId, claimed: null };
  const resourceIds = Array.isArray(resources) ? resources.map(String) : null;
  return { companyId: company, shopId, claimed: { start, end, resourceIds } };
}

function fieldsOf(payload: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
