/** What was kept in a cookie, or by another version of the product, may be anything. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it may be the id of something: of what, whoever reads it says. */
export function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && value.length > 0 && value.length <= 64;
}
