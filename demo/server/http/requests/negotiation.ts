import type { RequestListener } from 'node:http';

/**
 * Of the encodings that we make, the one that a caller likes best (RFC 9110, 12.5.3); of two as good, Brotli. Null: the
 * bytes as they are.
 */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const liked = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const quality = parameters.find((word) => /^q\s*=/.test(word))?.split('=')[1];
    liked.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const likes = (name: string) => liked.get(name) ?? liked.get('*') ?? 0;
  const [br, gzip] = [likes('br'), likes('gzip')];
  if (br <= 0 && gzip <= 0) return null;
  return br >= gzip ? 'br' : 'gzip';
}

/** Whether a caller has what bears a tag already, as `if-none-match` says. Weakly compared: proxies weaken tags. */
export function hasAlready(header: string | undefined, tag: string): boolean {
  const held = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return held.includes('*') || held.includes(tag.replace(/^W\//, ''));
}

/** Answers HEAD as GET, of whose reply Node then sends the head alone: what it says is true of the other's body. */
export function headAsGet(answer: RequestListener): RequestListener {
  return (request, reply) => {
    if (request.method === 'HEAD') request.method = 'GET';
    answer(request, reply);
  };
}
