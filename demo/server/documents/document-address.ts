/** Where whoever has its address reads a document: `/documents/{id}.pdf` of the company's own site. */
export function documentAddress(origin: string, { id }: { readonly id: string }): string {
  return `${origin}/documents/${id}.pdf`;
}

/** The id in a path that may be a document's; null for any other. */
export function documentIdOf(path: string): string | null {
  return /^\/documents\/([\w-]{32})\.pdf$/.exec(path)?.[1] ?? null;
}
