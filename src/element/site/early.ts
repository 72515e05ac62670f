import type { Fetch } from '#platform/ports.ts';
import type { Embed } from './embed.ts';

/** What tells one early read from another: its address without the time stamp, company and language. */
export function earlyKey(address: string, company: string, locale: string): string {
  return [address, company, locale].join(' ');
}

/** A reply that nobody took up by then would be old news to whoever comes later. */
const FRESH_MS = 30_000;

/** Has a reply answer the first read of its key, for half a minute. */
export function offerEarly(early: Embed['early'], key: string, reply: Promise<Response>): void {
  early.set(key, reply);
  setTimeout(() => early.delete(key), FRESH_MS);
}

/** An address without what makes each request of it another one. */
export const withoutTimestamp = (address: string): string => address.replace(/[?&]_timestamp=\d+/, '');

/** Headers that make a reply another one than everybody's. */
const PERSONAL = ['authorization', 'isdebug', 'previewtheme'];

/**
 * Sends as `fetch` does, but a read that the loader has started before the code arrived is not sent again. Each is
 * handed out once; one that failed is sent anew, and so is a read on behalf of somebody.
 */
export function withEarly(send: Fetch, embed: Embed | undefined): Fetch {
  const early = embed?.early;
  if (!early) return send;
  return async (url, init) => {
    const headers = new Headers(init.headers);
    const isPlain = !PERSONAL.some((name) => headers.has(name));
    if ((init.method ?? 'GET') !== 'GET' || !isPlain) return send(url, init);
    const address = withoutTimestamp(url);
    const key = earlyKey(address, headers.get('company') ?? '', headers.get('curlang') ?? '');
    const started = early.get(key);
    if (!started) return send(url, init);
    early.delete(key);
    const reply = await Promise.race([started.catch(() => undefined), aborted(init.signal)]);
    return reply?.ok ? reply : send(url, init);
  };
}

/** The early read knows no time limit; whoever waits for it has one. */
function aborted(signal: AbortSignal | null | undefined): Promise<undefined> {
  return new Promise((resolve) =>
    signal?.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
}
