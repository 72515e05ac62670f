/** The path with its `{name}` parts filled in and the query behind it; what is undefined or null is left out. */
export function callUrl(base: string, path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name) ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const tail = search.toString();
  return base + filled + (tail && `?${tail}`);
}
