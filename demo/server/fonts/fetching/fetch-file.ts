import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { FontAddress } from './font-hosts.ts';
import { publicLookup, resolveHost, type Resolve } from './public-lookup.ts';

/** Hosts of fonts choose the format by the browser: to one that they do not know they send large files of the oldest. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Fetching {
  /** Bytes; of more nothing is kept. */
  readonly most: number;
  readonly signal: AbortSignal;
  readonly resolve?: Resolve | undefined;
}

/** `silent`: no answer, or another one than the file, as one that leads elsewhere. */
export type FetchedFile =
  | { readonly kind: 'file'; readonly content: Buffer }
  | { readonly kind: 'silent' }
  | { readonly kind: 'large' };

/** Reads a file of an allowed host. Nothing is followed, sent along or kept besides. */
export async function fetchFile(address: FontAddress, fetching: Fetching): Promise<FetchedFile> {
  try {
    const reply = await ask(address, fetching);
    const encoding = reply.headers['content-encoding'] ?? 'identity';
    if (reply.statusCode !== 200 || encoding !== 'identity') {
      reply.destroy();
      return { kind: 'silent' };
    }
    return await read(reply, fetching.most);
  } catch {
    return { kind: 'silent' };
  }
}

function ask({ url, isStandIn }: FontAddress, { signal, resolve }: Fetching): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: { 'user-agent': BROWSER, 'accept-encoding': 'identity' },
    // Names below localhost lead to this machine in a browser, and nowhere on many servers.
    lookup: isStandIn
      ? (_, { all }, callback) =>
          all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
      : publicLookup(resolve ?? resolveHost),
  };
  return new Promise((answered, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(url, options, answered).on('error', reject).end();
  });
}

async function read(reply: IncomingMessage, most: number): Promise<FetchedFile> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of reply) {
    size += part.length;
    // Leaving the loop ends the connection.
    if (size > most) return { kind: 'large' };
    parts.push(part);
  }
  // What ended before it was whole is none; the parser of HTTP counts what is announced.
  return reply.complete ? { kind: 'file', content: Buffer.concat(parts) } : { kind: 'silent' };
}
