/**
 * JSON of plain data as it is. Libraries from before browsers knew JSON, still on some salons' pages, gave arrays and
 * strings a `toJSON` that writes a text for them: what stands in its place is put back.
 */
export function jsonOf(data: unknown): string {
  return JSON.stringify(data, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}
