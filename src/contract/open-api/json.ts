/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** A body of a request or of an answer. */
export function content(schema: unknown): Json {
  return { content: { 'application/json': { schema } } };
}
