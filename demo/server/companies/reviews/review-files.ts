/**
 * Reads a file of a review service by its path; null where there is none. Rejects where nobody answers, or where the answer is larger
 * than any that is read.
 */
export type ReadReviewFile = (path: string, signal: AbortSignal) => Promise<string | null>;

/** Bytes: some ten thousand reviews. */
export const LARGEST_FILE = 6_000_000;

/** Reads them at an origin, which the environment names and no company does: nobody has this server ask where they like. */
export function reviewFilesAt(origin: string): ReadReviewFile {
  return async (path, signal) => {
    const reply = await fetch(origin + path, {
      headers: { accept: 'application/json, text/plain' },
      redirect: 'error',
      signal,
    });
    if (reply.ok) return textOf(reply);
    await reply.body?.cancel();
    if (reply.status === 404 || reply.status === 403) return null;
    throw new Error(`The review service answered ${reply.status}.`);
  };
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > LARGEST_FILE) throw new Error('The file of the review service is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
